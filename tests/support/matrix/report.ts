import { relative } from "node:path";
import type { Page } from "playwright";
import { root } from "../../../build/folders.mjs";
import type { Violation } from "../checks/check";
import { pictureOf } from "../pictures";
import type { Look } from "./looks";
import { told } from "./viewports";

/** What a check found in one look. */
interface Fault {
  readonly where: string;
  readonly violations: readonly Violation[];
  /** The file of a picture, or why there is none. Taken if no look before was as bad. */
  readonly picture: string | undefined;
}

/** How many violations a failure tells: more have one cause. */
const MOST_TOLD = 10;

/** What one check found of one state of a page, in all viewports and modes. */
export class Report {
  readonly #faults: Fault[] = [];

  /** @param name of the page, the state and the check */
  constructor(readonly name: string) {}

  async add(page: Page, { viewport, mode }: Look, violations: readonly Violation[]): Promise<void> {
    if (violations.length === 0) return;
    const where = `${told(viewport)} ${mode.name}`.trim();
    const isWorst = this.#faults.every((fault) => fault.violations.length < violations.length);
    const path = pictureOf(`${this.name} ${where}`);
    const picture = isWorst ? await keepPicture(page, path, violations) : undefined;
    this.#faults.push({ where, violations, picture });
  }

  /** What a failing test says; undefined if nothing is wrong. */
  get failure(): string | undefined {
    if (this.#faults.length === 0) return undefined;
    const worstFirst = this.#faults.toSorted((one, other) => other.violations.length - one.violations.length);
    const lines = worstFirst.flatMap(({ where, violations }, index) => [
      `  ${where}${index === 0 && worstFirst.length > 1 ? ", the worst" : ""}: ${violations.length}`,
      ...violations
        .slice(0, index === 0 ? MOST_TOLD : 1)
        .map(
          ({ selector, measured, wanted }) =>
            `    ${selector}\n      measured: ${measured}\n      wanted:   ${wanted}`,
        ),
    ]);
    return [this.name, ...lines, `  picture: ${worstFirst[0]?.picture}`].join("\n");
  }
}

/**
 * Writes a picture of the viewport, with the first element in its middle and all of them marked: in forced colors only paler. Returns
 * its file, or why there is none.
 */
async function keepPicture(page: Page, path: string, violations: readonly Violation[]): Promise<string> {
  const selectors = new Set(violations.map(({ selector }) => selector));
  const parts = [...selectors].map((selector) => page.locator(selector).first());
  try {
    await parts[0]?.evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
    await page.screenshot({ path, mask: parts, maskColor: "rgb(255 0 255 / 40%)" });
    return relative(root, path);
  } catch (error) {
    return String(error);
  }
}
