import { describe, expect, it } from "vitest";
import { articleFile, compile, END, RELATED } from "../support/compiledArticle";

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
