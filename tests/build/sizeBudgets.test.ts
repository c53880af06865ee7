import { describe, expect, it } from "vitest";
import { budgets, sizeWarnings, type Sizes } from "../../scripts/sizeBudgets.mjs";

const kinds = Object.keys(budgets) as (keyof Sizes)[];
const bytes = (...files: readonly (readonly [name: string, bytesInOutput: number])[]) => ({
  inputs: Object.fromEntries(files.map(([name, bytesInOutput]) => [name, { bytesInOutput }])),
});

describe("npm run sizes", () => {
  it("says nothing of a page that is within its budgets", () => {
    expect(sizeWarnings("/about", budgets, [])).toEqual([]);
  });

  it.each(kinds)("says how many bytes of %s a page has, and how many are planned", (kind) => {
    const planned = budgets[kind];
    expect(sizeWarnings("/about", { ...budgets, [kind]: planned + 1 }, [])).toEqual([
      `/about has ${planned + 1} bytes of ${kind}; ${planned} are planned.`,
    ]);
  });

  it("names the five heaviest of our own files where a page has too much script", () => {
    const files = [
      bytes(["shared/a.ts", 100], ["node_modules/react-dom/client.js", 90_000], ["shared/b.ts", 500]),
      bytes(["shared/c.ts", 300], ["client/d.ts", 200], ["shared/e.ts", 50], ["shared/f.ts", 400]),
    ];
    const [, ...named] = sizeWarnings("/about", { ...budgets, script: budgets.script + 1 }, files);
    expect(named).toEqual([
      "  shared/b.ts: 500 bytes before compression",
      "  shared/f.ts: 400 bytes before compression",
      "  shared/c.ts: 300 bytes before compression",
      "  client/d.ts: 200 bytes before compression",
      "  shared/a.ts: 100 bytes before compression",
    ]);
  });
});
