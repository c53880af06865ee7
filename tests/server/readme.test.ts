import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allPages } from "../../shared/pages";
import { redirects } from "../../shared/redirects";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The rows of the table between two marks, as their cells' plain words. */
function tableRows(name: string): readonly string[][] {
  const table = readme.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? "";
  return table
    .trim()
    .split("\n")
    .slice(2)
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "").replaceAll("\\|", "|")),
    );
}

describe("README", () => {
  it("lists every page with its title: bring its table in line with shared/pages.ts", () => {
    expect(tableRows("pages")).toEqual(allPages.map(({ path, title }) => [path, title]));
  });

  it("lists every moved path with its target: bring its table in line with shared/redirects.ts", () => {
    expect(tableRows("redirects")).toEqual(
      redirects.map((redirect) => [
        "includesBelow" in redirect ? `${redirect.from} and below` : redirect.from,
        redirect.to,
      ]),
    );
  });

  it("names scripts that package.json has", () => {
    const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(
      ([, name]) => name ?? "",
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
