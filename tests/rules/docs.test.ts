import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";

const docs = [
  "README.md",
  "CONTRIBUTING.md",
  "tests/README.md",
  "deploy/runbook.md",
  "docs/operate.md",
  ...readdirSync(join(root, "docs/decisions")).map((name) => `docs/decisions/${name}`),
];

/** Paths from the root in code, such as `server/app.ts`, but not patterns such as `shared/pages/<page>/`. */
const PATH = /`((?:build|client|deploy|docs|public|scripts|server|shared|tests)\/[\w./-]*)`/g;
const LINK = /\]\((?!https?:|\/)([\w./-]+)(?:#[\w-]+)?\)/g;

it.each(docs)("%s names and links to files that are there", (doc) => {
  const text = readFileSync(join(root, doc), "utf8");
  const named = [...text.matchAll(PATH)].map(([, path = ""]) => path);
  const linked = [...text.matchAll(LINK)].map(([, path = ""]) => join(dirname(doc), path));
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it("the index of decisions has a line for each", () => {
  const [index, ...decisions] = ["README.md", ...readdirSync(join(root, "docs/decisions"))];
  const text = readFileSync(join(root, "docs/decisions", index), "utf8");
  const listed = [...text.matchAll(/^- \[.*\]\(([\w-]+\.md)\): /gm)].map(([, file]) => file);
  expect(listed).toEqual(decisions.filter((name) => name !== index).toSorted());
});

it("the docs name commands that are in package.json", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const text = docs.map((doc) => readFileSync(join(root, doc), "utf8")).join("\n");
  const commands = [...text.matchAll(/npm run ([a-z][a-z:]*)/g)].map(([, command = ""]) => command);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});
