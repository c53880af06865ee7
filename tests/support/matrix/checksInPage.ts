// Runs in the page, which checksWindow.ts gives this file as one script.
import type { Violation } from "../checks/check";
import { endAnimations } from "../checks/elements";
import { rememberLooks } from "../checks/forcedColors";
import { rememberAnimations } from "../checks/motion";
import { markControls, rememberControls } from "../checks/pressedLooks";
import { selectorOf } from "../checks/selectorOf";
import * as tables from "./checks";

const listed = [...new Set(Object.values(tables).flat())];
const checks = new Map(listed.map((check) => [check.name, check]));
if (checks.size < listed.length) throw new Error("Two checks have the same name");

/** Many checks look at the whole document: what they find outside the scope is another state's. */
const isIn = (scope: string, element: Element) =>
  element === document.documentElement || element.closest(scope) !== null;

async function violationsOf(name: string, scope: string): Promise<readonly Violation[]> {
  try {
    if (!document.querySelector(scope)) throw new Error("nothing to be checked is there");
    const findings = await checks.get(name)?.find(scope);
    if (!findings) throw new Error("there is no such check");
    return findings
      .filter(({ element }) => isIn(scope, element))
      .map(({ element, measured, wanted }) => ({ selector: selectorOf(element), measured, wanted }));
  } catch (error) {
    return [{ selector: scope, measured: String(error), wanted: "a check that ends" }];
  }
}

/** Checks by their names, and the selector of what they check. */
interface Asked {
  readonly names: readonly string[];
  readonly scope: string;
}

/** Runs all checks of a mode, one after another, on what the page is now. What they find is by their names. */
async function run({ names, scope }: Asked): Promise<Readonly<Record<string, readonly Violation[]>>> {
  rememberAnimations();
  // The header covers other things where the page is scrolled, as it is after a press.
  window.scrollTo({ top: 0, behavior: "instant" });
  endAnimations();
  const violations: Record<string, readonly Violation[]> = {};
  for (const name of names) violations[name] = await violationsOf(name, scope);
  return violations;
}

const inPage = { run, rememberLooks, markControls, rememberControls };

declare global {
  interface Window {
    checks: typeof inPage;
  }
}

window.checks = inPage;
