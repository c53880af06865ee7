import { assert, describe, expect, it } from "vitest";
import type { Inspection } from "./inspect";

/** Declares a test for each check that was asked. */
export function describeInspection(name: string, { reports, complaints, errors }: Inspection): void {
  describe.each([name])("%s", () => {
    it("is reached, and logs no errors and no warnings", () => {
      expect([...errors, ...complaints]).toEqual([]);
    });

    it.each([...reports])("%s", (_, { failure }) => {
      assert(failure === undefined, failure);
    });
  });
}
