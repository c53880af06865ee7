// Runs in the page, which describeChecks.ts gives this file as one script.
import type { Finding, Violation } from "../checks/check";
import { elementsIn, endAnimations } from "../checks/elements";
import { rememberLooks } from "../checks/forcedColors";
import { rememberMarks } from "../checks/forcedMarks";
import { rememberAnimations, rememberDrawings } from "../checks/motion";
import { markControls, rememberControls } from "../checks/pressedLooks";
import { selectorOf } from "../checks/selectorOf";
import * as tables from "./checks";

/** A check by its name, the selector of what it checks, and that of what it looks at there. */
export type AskedCheck = readonly [name: string, scope: string, subject: string];

export interface Result {
  readonly violations: readonly Violation[];
  /** Whether there is anything that the check looks at. */
  readonly isMet: boolean;
}

const listed = [...new Set(Object.values(tables).flat())];
const checks = new Map(listed.map((check) => [check.name, check]));
if (checks.size < listed.length) throw new Error("Two checks have the same name");

/** Many checks look at the whole document: what they find outside the scope is another state's. */
const isIn = (scope: string, element: Element) =>
  element === document.documentElement || element.closest(scope) !== null;

async function resultOf([name, scope, subject]: AskedCheck): Promise<Result> {
  try {
    if (!document.querySelector(scope)) throw new Error("nothing to be checked is there");
    const findings = await checks.get(name)?.find(scope);
    if (!findings) throw new Error("there is no such check");
    const violations = findings
      .filter(({ element }: Finding) => isIn(scope, element))
      .map(({ element, measured, wanted }) => ({ selector: selectorOf(element), measured, wanted }));
    return { violations, isMet: elementsIn(scope, subject).length > 0 };
  } catch (error) {
    const violation = { selector: scope, measured: String(error), wanted: "a check that ends" };
    return { violations: [violation], isMet: true };
  }
}

/** Runs all checks of a mode, one after another, on what the page is now. */
async function run(asked: readonly AskedCheck[]): Promise<Readonly<Record<string, Result>>> {
  rememberAnimations();
  // The header covers other things where the page is scrolled, as it is after a press.
  window.scrollTo({ top: 0, behavior: "instant" });
  endAnimations();
  const results: Record<string, Result> = {};
  for (const each of asked) results[each[0]] = await resultOf(each);
  return results;
}

const inPage = { run, rememberLooks, rememberMarks, rememberDrawings, markControls, rememberControls };

declare global {
  interface Window {
    checks: typeof inPage;
  }
}

window.checks = inPage;
