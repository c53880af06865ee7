import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { compileArticles } from "../../build/articles/compileArticles.mjs";
import type { Vocabulary } from "../../build/articles/vocabulary.mjs";

const vocabulary: Vocabulary = {
  names: { company: "Wrencombe", registry: "Calm Days" },
  topics: ["Research", "Health Equity"],
  subjects: { platform: "Platform" },
  audiences: ["All"],
  notes: ["target"],
  paths: ["/", "/contact", "/blog"],
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

const RELATED = `related:
  - { article: second, reason: Read this one next too }
  - { article: third, reason: And then read this one }
`;

/** Each article ends with a link. */
const END = "\n[Ask us](/contact)\n";

function articleFile(
  fields: Readonly<Record<string, string | undefined>>,
  text: string,
  related = RELATED,
): string {
  const lines = Object.entries({ ...FIELDS, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\n`],
  );
  return `---\n${lines.join("")}${related}---\n${text}${END}`;
}

/** Compiles one article beside two others that it can lead to. */
function compile(file: string, { isProduction = true, today = "2025-12-01" } = {}) {
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
  writeFileSync(join(folder, "dot.png"), PNG);
  writeFileSync(join(folder, "first.md"), file);
  return compileArticles({ root, vocabulary, isProduction, today });
}

/** A picture of one dot. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const bodyOf = (text: string) => {
  const { articles, problems } = compile(articleFile({}, text));
  expect(problems).toEqual([]);
  const blocks = articles.find(({ article }) => article.slug === "first")?.words.body ?? [];
  return blocks.filter((block) => !("link" in block));
};

describe("an article in Markdown", () => {
  it.each([
    ["a paragraph", "Whom have we not met?\n", [{ p: "Whom have we not met?" }]],
    [
      "the names of the company and its products",
      "{registry} of {company}.\n",
      [{ p: "Calm Days of Wrencombe." }],
    ],
    ["headings", "## Names\n\n### First\n", [{ h2: "Names" }, { h3: "First" }]],
    ["a list", "- One\n- Two\n", [{ list: ["One", "Two"] }]],
    ["an ordered list", "1. One\n2. Two\n", [{ ordered: ["One", "Two"] }]],
    ["a sentence set large", "> Have the argument.\n", [{ pull: "Have the argument." }]],
    [
      "a quotation with its source",
      "> Have it.\n>\n> — Dev Marchetti\n",
      [{ quote: "Have it.", source: "Dev Marchetti" }],
    ],
    [
      "emphasis and links in a sentence",
      "A *very* **good** [list](/contact).\n",
      [{ p: ["A ", { em: "very" }, " ", { strong: "good" }, " ", { text: "list", href: "/contact" }, "."] }],
    ],
    [
      "a source",
      "So it is said.[^1]\n\n[^1]: [A study](https://study.example)\n",
      [
        { p: ["So it is said.", { note: 1 }] },
        { notes: [[{ text: "A study", href: "https://study.example" }]] },
      ],
    ],
    [
      "a picture, with its size",
      "![One dot](dot.png)\n",
      [{ picture: { src: "/blog/pictures/dot.png", alt: "One dot", width: 1, height: 1 } }],
    ],
    [
      "a figure",
      "```figure\ntype: dots\nkind: target\nlabel: target\ntotal: 10\nlit: 2\ncaption: Ten.\nalt: Two of ten.\n```\n",
      [
        {
          figure: {
            type: "dots",
            kind: "target",
            label: "target",
            total: 10,
            lit: 2,
            caption: "Ten.",
            alt: "Two of ten.",
          },
        },
      ],
    ],
  ])("may have %s", (_what, text, blocks) => {
    expect(bodyOf(text)).toEqual(blocks);
  });

  it("ends with a link to read on", () => {
    const { articles } = compile(articleFile({}, "Words.\n"));
    expect(articles[0]?.words.body.at(-1)).toEqual({
      link: { label: "Ask us", href: "/contact", nav: "client" },
    });
  });

  it("has its slug, initials, both dates and minutes from what is written anyway", () => {
    const { articles } = compile(articleFile({ updated: "2025-04-01" }, `${"word ".repeat(660)}\n`));
    expect(articles[0]?.article).toMatchObject({
      slug: "first",
      authorInitials: "AL",
      date: "March 9, 2025",
      isoDate: "2025-03-09",
      updatedIsoDate: "2025-04-01",
      readMins: 3,
    });
  });

  it.each([
    ["its field", { drawing: "{ type: lists, count: 3 }" }, "dots", { type: "lists", count: 3 }],
    ["its figure", {}, "dots", { type: "seats", total: 10, taken: 2 }],
    ["its topic, as neither has numbers", {}, "none", undefined],
  ])("is drawn by %s", (_what, fields, figure, drawing) => {
    const text =
      figure === "dots"
        ? "```figure\ntype: dots\nkind: none\ntotal: 10\nlit: 2\ncaption: Ten.\nalt: Two of ten.\n```\n"
        : "Words.\n";
    expect(compile(articleFile(fields, text)).articles[0]?.article.drawing).toEqual(drawing);
  });

  it("stands before the articles that are older", () => {
    const { articles } = compile(articleFile({}, "Words.\n"));
    expect(articles.map(({ article }) => article.slug)).toEqual(["first", "third", "second"]);
  });

  it.each([
    ["a draft", { draft: "true" }],
    ["dated after today", { date: "2025-12-02" }],
  ])("%s is seen in development, not in production", (_which, fields) => {
    const slugs = (isProduction: boolean) =>
      compile(articleFile(fields, "Words.\n"), { isProduction }).articles.map(({ article }) => article.slug);
    expect(slugs(false)).toContain("first");
    expect(slugs(true)).not.toContain("first");
  });
});

describe("a mistake in an article is said with its file, its line and what is allowed", () => {
  const said = (file: string) =>
    compile(file).problems.map(({ file: name, line, text }) => `${name}:${line}: ${text}`);

  it.each([
    [
      "an unknown topic",
      { topic: "Helth" },
      9,
      'topic: "Helth" is no topic; allowed are Research or Health Equity',
    ],
    ["an unknown author", { author: "Bob" }, 7, 'author: "Bob" is no author; allowed are "Ann Lee, MD"'],
    ["a day that is none", { date: "March 9" }, 8, "date: is a day, as 2025-09-16 for September 16"],
    [
      "a short description",
      { description: "Short." },
      5,
      "description: has 6 characters; search engines show 80 to 160",
    ],
    ["no title", { title: undefined }, 2, "title: is missing"],
    ["a field that no article has", { colour: "red" }, 12, "there is no field colour; allowed are id, title"],
    [
      "a text with a colon",
      { teaser: "A list: what it leaves out." },
      4,
      'a text with a colon stands in quotation marks: "first: second"',
    ],
    [
      "the words of a new article",
      { teaser: "What it says, in two or three sentences, for the list of articles." },
      4,
      "teaser: still has the words of a new article",
    ],
    [
      "a drawing that the site has not",
      { drawing: "{ type: pie }" },
      12,
      "drawing.type: is no drawing of an article; allowed are seats",
    ],
    [
      "more taken seats than there are",
      { drawing: "{ type: seats, total: 2, taken: 3 }" },
      12,
      "drawing: has more taken",
    ],
    ["the id of another", { id: "2" }, 1, "first has the same id 2"],
    ["the slug of another as a former one", { formerly: "[third]" }, 1, "third has the same slug third"],
  ])("%s", (_what, fields, line, text) => {
    expect(said(articleFile(fields, "Words.\n"))).toContainEqual(
      expect.stringMatching(new RegExp(`:${line}: `)),
    );
    expect(said(articleFile(fields, "Words.\n")).join("\n")).toContain(`:${line}: ${text}`);
  });

  /** The line on which the text of the file begins. */
  const TEXT_LINE = 16;

  it.each([
    ["a page that is not there", "[Ask](/conatct)\n", 0, "this site has no page /conatct"],
    ["an article that is not there", "See [it](/blog?article=fourth).\n", 0, "there is no article fourth"],
    ["another site without https", "See [it](http://a.example).\n", 0, "another site's begins with https://"],
    ["a picture without words", "![](dot.png)\n", 0, "dot.png has no alternative text"],
    ["a picture that is not there", "![A dot](dit.png)\n", 0, "dit.png is no picture beside the article"],
    ["an unknown figure", "Words.\n\n```figure\ntype: pie\n```\n", 3, "is no figure of this site"],
    [
      "a figure without a caption",
      "```figure\ntype: dots\nkind: none\ntotal: 2\nlit: 1\nalt: Two.\n```\n",
      1,
      "caption",
    ],
    ["a large heading", "# Names\n", 0, "a heading begins with ##"],
    ["the same heading twice", "## Names\n\nWords.\n\n## Names\n", 4, 'two parts have the heading "Names"'],
    ["a table", "<table></table>\n", 0, "the site has no form for this (html)"],
    ["a line across", "Words.\n\n---\n", 2, "the site has no form for this (thematicBreak)"],
    [
      "a table in Markdown",
      "| Who | When |\n| --- | --- |\n| Ann | May |\n",
      0,
      "a table is a figure of type table",
    ],
    [
      "a picture whose name has a space",
      "![A dot](the dot.png)\n",
      0,
      "a picture is ![what it shows](picture.png), without spaces",
    ],
    ["a source that is missing", "It is so.[^1]\n", 0, "a source is missing: [^1]: where it is from"],
    [
      "a link with a space in it",
      "See [this] (/contact).\n",
      0,
      "a link is [words](/contact), without a space",
    ],
    ["words that are struck out", "It is ~~so~~.\n", 0, "no form for words that are struck out"],
    ["code in a sentence", "Press `Enter`.\n", 0, "the site has no form for this in a sentence (inlineCode)"],
    [
      "a source that nothing refers to",
      "Words.\n\n[^1]: A study\n",
      2,
      "nothing in the text refers to the source [^1]",
    ],
  ])("%s", (_what, text, offset, fault) => {
    const [first] = said(articleFile({}, text));
    expect(first).toMatch(`shared/articles/first.md:${TEXT_LINE + offset}: `);
    expect(first).toContain(fault);
  });

  it.each([
    ["an article that is not there", "fourth", "related.0.article: there is no article fourth"],
    ["itself", "first", "related: an article cannot be related to itself"],
  ])("a relation to %s", (_what, slug, text) => {
    const related = RELATED.replace("second", slug);
    expect(said(articleFile({}, "Words.\n", related))).toEqual([
      expect.stringContaining(`shared/articles/first.md:13: ${text}`),
    ]);
  });

  it("a relation without its reason", () => {
    const related = "related:\n  - second\n  - third\n";
    expect(said(articleFile({}, "Words.\n", related))[0]).toContain(
      "related.0: is a group of fields: article, reason",
    );
  });

  it("no link at the end", () => {
    const file = articleFile({}, "Words.\n").replace(END, "");
    expect(said(file)).toEqual([
      `shared/articles/first.md:${TEXT_LINE}: the last paragraph has to be one link of this site: [Ask for a demo](/contact)`,
    ]);
  });

  it("together with all others", () => {
    const file = articleFile({ topic: "Helth", author: "Bob" }, "# Names\n\n![](dot.png)\n");
    expect(said(file)).toHaveLength(4);
  });
});
