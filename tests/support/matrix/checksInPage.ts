// Runs in the page, which describeChecks.ts gives this file as one script.
import type { Finding, Violation } from "../checks/check";
import { endAnimations } from "../checks/elements";
import { rememberLooks } from "../checks/forcedColors";
import { rememberAnimations, rememberDrawings } from "../checks/motion";
import { markControls, rememberControls } from "../checks/pressedLooks";
import { selectorOf } from "../checks/selectorOf";
import * as tables from "./checks";

/** A check by its name, and the selector of what it checks. */
export type AskedCheck = readonly [name: string, scope: string];

const listed = [...new Set(Object.values(tables).flat())];
const checks = new Map(listed.map((check) => [check.name, check]));
if (checks.size < listed.length) throw new Error("Two checks have the same name");

async function violationsOf([name, scope]: AskedCheck): Promise<readonly Violation[]> {
  try {
    if (!document.querySelector(scope)) throw new Error("nothing to be checked is there");
    const findings = await checks.get(name)?.find(scope);
    if (!findings) throw new Error("there is no such check");
    return findings.map(({ element, measured, wanted }: Finding) => ({
      selector: selectorOf(element),
      measured,
      wanted,
    }));
  } catch (error) {
    return [{ selector: scope, measured: String(error), wanted: "a check that ends" }];
  }
}

/** Runs all checks of a mode, one after another, on what the page is now. */
async function run(asked: readonly AskedCheck[]): Promise<Readonly<Record<string, readonly Violation[]>>> {
  rememberAnimations();
  // The header covers other things where the page is scrolled, as it is after a press.
  window.scrollTo({ top: 0, behavior: "instant" });
  endAnimations();
  const results: Record<string, readonly Violation[]> = {};
  for (const each of asked) results[each[0]] = await violationsOf(each);
  return results;
}

const inPage = { run, rememberLooks, rememberDrawings, markControls, rememberControls };

declare global {
  interface Window {
    checks: typeof inPage;
  }
}

window.checks = inPage;
