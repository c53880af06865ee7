import { mkdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../../../build/folders.mjs";
import type { Check, Violation } from "../checks/check";
import { PICTURES, pictureOf } from "../pictures";
import type { Look } from "./looks";
import { told } from "./viewports";

/** What a check found in one look. */
interface Fault {
  readonly where: string;
  readonly violations: readonly Violation[];
}

/** How many violations a failure tells: more have one cause. */
const MOST_TOLD = 10;

/** What one check found of one state of a page, in all viewports and modes. */
export class Report {
  /** Whether there was anything to look at, in any of them. */
  isMet = false;
  readonly #faults: Fault[] = [];
  #picture: Buffer | undefined;

  constructor(readonly check: Check) {}

  /** Keeps the picture of the look in which most is wrong. `takePicture` is called if this is the one. */
  async add({ viewport, mode }: Look, violations: readonly Violation[], takePicture: () => Promise<Buffer>) {
    if (violations.length === 0) return;
    const isWorst = this.#faults.every((fault) => fault.violations.length < violations.length);
    if (isWorst) this.#picture = await takePicture();
    this.#faults.push({ where: `${told(viewport)} ${mode.name}`.trim(), violations });
  }

  /** What a failing test says; undefined if nothing is wrong. Writes the picture. */
  failure(testName: string): string | undefined {
    if (this.#faults.length === 0) return undefined;
    const worstFirst = this.#faults.toSorted((one, other) => other.violations.length - one.violations.length);
    const [worst, ...others] = worstFirst.map(({ where, violations }, index) => [
      `  ${where}${index === 0 && worstFirst.length > 1 ? ", the worst" : ""}: ${violations.length}`,
      ...violations
        .slice(0, index === 0 ? MOST_TOLD : 1)
        .map(
          ({ selector, measured, wanted }) =>
            `    ${selector}\n      measured: ${measured}\n      wanted:   ${wanted}`,
        ),
    ]);
    const lines = [testName, ...(worst ?? []), ...others.flat()];
    if (this.#picture) {
      const file = pictureOf(testName);
      mkdirSync(PICTURES, { recursive: true });
      writeFileSync(file, this.#picture);
      lines.push(`  picture: ${relative(root, file)}`);
    }
    return lines.join("\n");
  }
}
