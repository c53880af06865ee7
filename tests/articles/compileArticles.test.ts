import { describe, expect, it } from "vitest";
import { articleFile, compile, DOT_PNG } from "../support/compiledArticle";

const bodyOf = (text: string) => {
  const { articles, problems } = compile(articleFile({}, text));
  expect(problems).toEqual([]);
  const blocks = articles.find(({ article }) => article.slug === "first")?.words.body ?? [];
  return blocks.filter((block) => !("link" in block));
};

describe("an article in Markdown", () => {
  it.each([
    ["a paragraph", "Whom have we not met?\n", [{ p: "Whom have we not met?" }]],
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
      "sources that the text comes back to",
      "One.[^a] Two.[^b] One again.[^a]\n\n[^a]: A\n[^b]: B\n",
      [{ p: ["One.", { note: 1 }, " Two.", { note: 2 }, " One again.", { note: 1 }] }, { notes: ["A", "B"] }],
    ],
    [
      "a picture with a caption",
      '![One dot](dot.png "A dot of ours")\n',
      [
        {
          picture: {
            src: "/blog/pictures/dot.png",
            alt: "One dot",
            caption: "A dot of ours",
            width: 1,
            height: 1,
          },
        },
      ],
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

  it("has the same letters whether a Mac has taken them apart or not", () => {
    const apart = "Zu\u0308rich";
    const file = articleFile({ category: apart }, `${apart}\n\n![${apart}](${apart}.png)\n`);
    const { articles, problems } = compile(file, { files: { [`${apart}.png`]: DOT_PNG } });
    expect(problems).toEqual([]);
    const { article, words } = articles[0] ?? {};
    expect(article?.category).toBe("Z\u00FCrich");
    expect(words?.body).toMatchObject([
      { p: "Z\u00FCrich" },
      { picture: { src: "/blog/pictures/Z\u00FCrich.png", alt: "Z\u00FCrich" } },
      {},
    ]);
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

  it("a draft is seen in development, not in production", () => {
    const draft = articleFile({ draft: "true" }, "Words.\n");
    const slugs = (isProduction: boolean) =>
      compile(draft, { isProduction }).articles.map(({ article }) => article.slug);
    expect(slugs(false)).toContain("first");
    expect(slugs(true)).not.toContain("first");
  });
});
