import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";

/** A sentence of the specification, and the tests that show it. */
type Row = readonly [sentence: string, tests: string];

const lines = readFileSync(join(root, "tests/specification.md"), "utf8").split("\n");
const rows = lines
  .filter((line) => line.startsWith("|") && !/^\| the specification says |^\|-/.test(line))
  .map((line): Row => {
    const [, sentence = "", tests = ""] = line.split("|").map((cell) => cell.trim());
    return [sentence, tests];
  });

/** What is wrong with a test as the table names it: `file: name`. */
function faultOf(test: string): string | undefined {
  const [, file = "", name = ""] = /^(tests\/\S+\.test\.tsx?): (.+)$/.exec(test) ?? [];
  if (!name) return `names no test: ${test}`;
  const path = join(root, file);
  if (!existsSync(path)) return `there is no ${file}`;
  const source = readFileSync(path, "utf8");
  const isThere = ['"', "`"].some((quote) => source.includes(`${quote}${name}${quote}`));
  return isThere ? undefined : `${file} has no test of the name: ${name}`;
}

describe("the table of the specification", () => {
  it.each(rows)("names tests that are there: %s", (sentence, tests) => {
    expect(sentence).not.toBe("");
    expect(tests.split("<br>").flatMap((test) => faultOf(test) ?? [])).toEqual([]);
  });

  it("has rows for all nine sections of the specification, in order", () => {
    const sections = lines.flatMap((line) => /^## (\d)\. /.exec(line)?.[1] ?? []);
    expect([...new Set(sections)]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(sections.toSorted()).toEqual(sections);
    expect(rows.length).toBeGreaterThan(150);
  });
});
