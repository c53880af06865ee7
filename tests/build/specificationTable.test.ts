import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";

/** A sentence of the specification, and the tests that show it. */
type Row = readonly [sentence: string, tests: string];

const lines = readFileSync(join(root, "tests/specification.md"), "utf8").split("\n");
const isRow = (line: string) => line.startsWith("|") && !/^\| the specification says |^\|-/.test(line);
const rows = lines.filter(isRow).map((line): Row => {
  const [, sentence = "", tests = ""] = line.split("|").map((cell) => cell.trim());
  return [sentence, tests];
});

/** How many rows each heading has. Written by hand: who adds a sentence adds it here, and none is lost unnoticed. */
const specifiedRows = [
  ["1. What the product does and for whom", 11],
  ["2. Shared layout", 2],
  ["2. Header", 16],
  ["2. Footer", 8],
  ["2. Navigation behaviour", 4],
  ["2. Routes", 14],
  ["2. Redirects (replace navigation)", 5],
  ["2. Home (/)", 14],
  ["2. About (/about)", 7],
  ["2. Platform (/platform)", 6],
  ["2. More Good Years page", 5],
  ["2. eNgage AI page", 6],
  ["2. Solutions (/solutions)", 8],
  ["2. Audience pages (providers, health plans, employers)", 5],
  ["2. Blog (/blog)", 7],
  ["2. Modeled outcomes (/modeled-outcomes)", 4],
  ["2. Contact (/contact)", 5],
  ["2. Login (/login)", 3],
  ["2. 404", 2],
  ["2. Router default error screen", 2],
  ["3. Entities and their fields", 15],
  ["4. States and transitions", 13],
  ["5. Validation rules", 10],
  ["6. Roles and permissions", 2],
  ["7. The calls it makes", 7],
  ["8. Error catalogue and messages", 9],
  ["9. Business constants and limits", 22],
];

/** The titles of the tests in a file, and of their groups. Those that are skipped show nothing. */
function titlesIn(source: string): readonly string[] {
  const starts = [...source.matchAll(/^ *(?:it|test|describe)((?:\.\w+)*)[(<]/gm)];
  return starts.flatMap(({ index, 1: modifiers = "" }, place) => {
    if (/\.(?:skip|todo)/.test(modifiers)) return [];
    const call = source.slice(index, starts[place + 1]?.index);
    // The title of a table of tests is in the second parentheses.
    const isTable = /\.(?:each|for|runIf|skipIf)/.test(modifiers);
    const title = isTable ? /\)\(\s*(["`])(.*?)\1,/ : /^[^(]*\(\s*(["`])(.*?)\1,/;
    return title.exec(call)?.[2] ?? [];
  });
}

/** What is wrong with a test as the table names it: `file: name`. */
function faultOf(test: string): string | undefined {
  const [, file = "", name = ""] = /^(tests\/\S+\.test\.tsx?): (.+)$/.exec(test) ?? [];
  if (!name) return `names no test: ${test}`;
  const path = join(root, file);
  if (!existsSync(path)) return `there is no ${file}`;
  const isThere = titlesIn(readFileSync(path, "utf8")).includes(name);
  return isThere ? undefined : `${file} has no test of the name: ${name}`;
}

describe("the table of the specification", () => {
  it.each(rows)("names tests that are there: %s", (sentence, tests) => {
    expect(sentence).not.toBe("");
    expect(tests.split("<br>").flatMap((test) => faultOf(test) ?? [])).toEqual([]);
  });

  it("has for each heading of the specification, in order, a row for each of its sentences", () => {
    const counted: [heading: string, rows: number][] = [];
    for (const line of lines) {
      const last = counted.at(-1);
      if (line.startsWith("## ")) counted.push([line.slice(3), 0]);
      else if (last && isRow(line)) last[1] += 1;
    }
    expect(counted).toEqual(specifiedRows);
  });
});
