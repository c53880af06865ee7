import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { compileArticles } from "../../build/articles/compileArticles.mjs";
import { matchMissingLetters } from "../../build/articles/checkWords.mjs";
import type { Vocabulary } from "../../build/articles/vocabulary.mjs";

const vocabulary: Vocabulary = {
  company: "Wrencombe",
  domain: "www.wrencombe.example",
  topics: ["Research", "Health Equity"],
  subjects: { platform: "Platform" },
  audiences: ["All"],
  notes: ["target"],
  paths: ["/", "/contact", "/blog"],
  missingLetters: matchMissingLetters("unicode-range: U+20-7E, U+FC, U+2014, U+201C-201D, U+2022;"),
};

const FIELDS = {
  id: "1",
  title: "A list of names",
  teaser: "What a list leaves out.",
  description:
    "Why a list that looks complete leaves people out, and what a second one would have to hold for them.",
  category: "Guide",
  author: "Ann Lee, MD",
  date: "2025-03-09",
  topic: "Research",
  product: "platform",
  audience: "All",
};

export const RELATED = `related:
  - { article: second, reason: Read this one next too }
  - { article: third, reason: And then read this one }
`;

/** Each article ends with a link. */
export const END = "\n[Ask us](/contact)\n";

/** The file of an article, with these fields instead of the usual ones. */
export function articleFile(
  fields: Readonly<Record<string, string | undefined>>,
  text: string,
  related = RELATED,
): string {
  const lines = Object.entries({ ...FIELDS, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\n`],
  );
  return `---\n${lines.join("")}${related}---\n${text}${END}`;
}

/** Compiles one article, `first`, beside two others that it can lead to. */
export function compile(
  file: string,
  {
    isProduction = true,
    today = "2025-12-01",
    files = {},
  }: { isProduction?: boolean; today?: string; files?: Readonly<Record<string, string | Buffer>> } = {},
) {
  const root = mkdtempSync(join(tmpdir(), "articles-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "shared/articles");
  mkdirSync(folder, { recursive: true });
  const others = { second: "third", third: "first" };
  for (const [index, [slug, next]] of Object.entries(others).entries()) {
    const differing = {
      id: `${index + 2}`,
      title: `The ${slug} list`,
      date: "2024-01-01",
      description: `${FIELDS.description} ${slug}`,
    };
    const related = RELATED.replace("second", next).replace("third", slug === "second" ? "first" : "second");
    writeFileSync(join(folder, `${slug}.md`), articleFile(differing, "Words.\n", related));
  }
  writeFileSync(join(folder, "authors.yaml"), "- name: Ann Lee, MD\n");
  writeFileSync(join(folder, "dot.png"), DOT_PNG);
  writeFileSync(join(folder, "first.md"), file);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return compileArticles({ root, vocabulary, isProduction, today });
}

/** A picture of one dot. */
export const DOT_PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
