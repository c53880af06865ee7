import { describe, expect, it } from "vitest";
import type { Inspection } from "./inspect";
import type { Report } from "./report";

declare module "vitest" {
  interface Matchers<T> {
    /** A test that fails says where and in which viewport and mode, and keeps a picture of the worst. */
    toHaveFoundNothing: () => T;
  }
}

expect.extend({
  toHaveFoundNothing(report: Report) {
    const failure = report.failure(this.currentTestName ?? report.check.name);
    return { pass: failure === undefined, message: () => failure ?? "" };
  },
});

/** Declares a test for each check that had something to look at. */
export function describeInspection(name: string, { reports, complaints, errors }: Inspection): void {
  const met = [...reports].filter(([, { isMet }]) => isMet);
  describe.each([name])("%s", () => {
    it("is reached, and logs no errors and no warnings", () => {
      expect([...errors, ...complaints]).toEqual([]);
    });

    it.each(met)("%s", (_, report) => {
      expect(report).toHaveFoundNothing();
    });
  });
}
