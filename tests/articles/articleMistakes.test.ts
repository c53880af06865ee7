import { describe, expect, it } from "vitest";
import { articleFile, compile, DOT_PNG, END, RELATED } from "../support/compiledArticle";

describe("a mistake in an article is said with its file, its line and what is allowed", () => {
  const said = (file: string) =>
    compile(file).problems.map(({ file: name, line, text }) => `${name}:${line}: ${text}`);

  it.each([
    [
      "an unknown topic",
      { topic: "Helth" },
      9,
      'topic: Invalid option: expected one of "Research"|"Health Equity"',
    ],
    ["no title", { title: undefined }, 2, "title: is missing"],
    ["a field that no article has", { colour: "red" }, 12, 'Unrecognized key: "colour"'],
    [
      "a text with a colon",
      { teaser: "A list: what it leaves out." },
      4,
      'Nested mappings are not allowed in compact mappings; a text with a mark in it, such as : # * & or "',
    ],
    [
      "the words of a new article",
      { teaser: "What it says, in two or three sentences, for the list of articles." },
      4,
      "teaser: still has the words of a new article",
    ],
    [
      "more taken seats than there are",
      { drawing: "{ type: seats, total: 2, taken: 3 }" },
      12,
      "drawing: has more taken",
    ],
    ["a day that no month has", { date: "2025-02-31" }, 8, "date: is a day"],
    [
      "a day that has not come yet",
      { date: "2025-12-02" },
      8,
      "date: 2025-12-02 is ahead: merge it on its day, or `draft: true`",
    ],
    ["a change before the first day", { updated: "2025-03-08" }, 12, "updated: is before 2025-03-09"],
    [
      "a title that YAML cuts",
      { title: "A list of # names" },
      3,
      "title: a text with a # stands in quotation marks",
    ],
    [
      "a title in curly quotation marks",
      { title: "“A list of names”" },
      3,
      "title: its curly quotation marks",
    ],
    ["a title that search engines cut", { title: "A list ".repeat(20) }, 3, "title: has 139 characters"],
    ["a title of one word", { title: "yes" }, 3, "title: has 3 characters"],
    [
      "a word that is wider than a phone",
      { title: "Listlistlistlistlistlistlistlist" },
      3,
      "title: has a word of more",
    ],
    ["a teaser that is too long", { teaser: "A list ".repeat(40) }, 4, "teaser: has 279 characters"],
    [
      "a text that begins with an ampersand",
      { title: "&A list of names" },
      3,
      "a text with a mark in it, such as : # * & or",
    ],
    ["a quotation mark that does not end", { title: '"A list of names' }, 3, 'Missing closing "quote'],
    ["the title of another", { title: "The second list" }, 3, "first has the same title The second list"],
    ["the id of another", { id: "2" }, 2, "first has the same id 2"],
    ["the slug of another as a former one", { formerly: "[third]" }, 12, "third has the same slug third"],
  ])("%s", (_what, fields, line, text) => {
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
    ["a large heading", "# Names\n", 0, "a heading begins with ##"],
    ["a table", "<table></table>\n", 0, "the site has no form for HTML; allowed are paragraphs"],
    ["a line across", "Words.\n\n---\n", 2, "the site has no form for a line across; allowed are paragraphs"],
    [
      "an address below the text",
      "[words]\n\n[words]: /contact\n",
      0,
      "the site has no form for [words][name], which is [words](/contact),",
    ],
    [
      "a letter that the fonts lack",
      "Words.\n\nThank you \u{1F642}.\n",
      2,
      "our fonts lack \u{1F642}: write it without",
    ],
    [
      "a figure without messages",
      "```figure\ntype: table\nkind: none\ncaption: Two.\nalt: Two.\ncolumns: [A, B, C]\nrows: []\n```\n",
      6,
      "rows: Too small: expected array to have >=1 items",
    ],
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
    ["a mark in a picture's words", "![{company}](dot.png)\n", 0, "no names that stand for others"],
    ["a control character", "A\u000Blist.\n", 0, "has an invisible control character (U+000B): delete it"],
    ["a heading without a space", "##Names\n", 0, "a heading has a space after its ##"],
    ["a heading without words", "Words.\n\n##\n", 2, "a heading has words"],
    ["a link to itself", "See [it](/blog?article=first).\n", 0, "an article cannot lead to itself"],
    ["this site's address", "See [it](https://wrencombe.example).\n", 0, "is of this site: it begins with /"],
    [
      "this site's full address",
      "See [it](https://www.wrencombe.example/contact).\n",
      0,
      "is of this site: it begins with /",
    ],
    ["a bare address", "See https://a.example/b.\n", 0, "a link has words"],
    ["a part of a page", "See [it](/contact#form).\n", 0, "leave #form out"],
    ["strong words that do not end", "A **very good list.\n", 0, "have their asterisks on both sides"],
    ["a box to tick", "- [ ] Names\n", 0, "the site has no boxes to tick"],
    ["Word's list", "• Names\n", 0, "an item of a list begins with -"],
    ["a list that begins at 3", "3. Names\n", 0, "a numbered list begins with 1, not with 3"],
    ["an indented paragraph", "Words.\n\n    More words.\n", 2, "a paragraph begins without spaces"],
    [
      "a second paragraph of a source",
      "So.[^1]\n\n[^1]: A study\n\n    More.\n",
      2,
      "the source [^1] is one paragraph",
    ],
    ["an empty text", "", 0, "the article has no text"],
    [
      "more lit dots than there are",
      "```figure\ntype: dots\nkind: none\ntotal: 2\nlit: 3\ncaption: Two.\nalt: Two.\n```\n",
      1,
      "has more lit dots than there are",
    ],
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
    ["a private note", "%%not for readers%%", "a comment would be published"],
    ["a link of a wiki", "[[The second list]]", "a link is [words](/contact), not [[words]]"],
    ["a highlight", "==bright==", "no form for words that are marked"],
    ["an insertion", "++bright++", "no form for words that are marked"],
    ["a callout", "> [!note] Bright", "no boxes for notes"],
    ["an admonition", "!!! note", "no boxes for notes"],
    ["a name for a heading", "## Bright {#bright}", "no form for braces"],
    ["a tag", "Bright #days", "no tags in a text"],
    ["a source in its place", "Bright.^[A study]", "a source is [^1]"],
    ["a formula", "$$x^2$$", "no form for formulas"],
    ["a name for a paragraph", "Bright. ^bright", "no names for paragraphs"],
    ["a term and what it means", "Bright\n: full of light", "no lists of terms"],
  ])("what another editor's program writes: %s", (_what, mark, fault) => {
    const [first, ...others] = said(articleFile({}, `Words.\n\nMore words,\nand more.\n\n${mark}\n`));
    const line = TEXT_LINE + 5 + (mark.includes("\n") ? 1 : 0);
    expect(first).toMatch(`shared/articles/first.md:${line}: `);
    expect(first).toContain(fault);
    expect(others).toEqual([]);
  });

  it("a mark in a field", () => {
    expect(said(articleFile({ title: "A ==bright== list" }, "Words.\n"))).toEqual([
      expect.stringContaining("first.md:3: the site has no form for words that are marked"),
    ]);
  });

  it.each(["localhost:3000", "printer.local", "127.0.0.1", "[::1]"])(
    "a link to %s, which no reader can reach",
    (host) => {
      expect(said(articleFile({}, `See [it](https://${host}/notes).\n`))[0]).toContain(
        `first.md:${TEXT_LINE}: https://${host}/notes is an address that readers cannot reach`,
      );
    },
  );

  it.each(["https://combe.example/list", "https://www.localhost.example", "https://local.example"])(
    "nothing about the link %s to another site",
    (url) => {
      expect(said(articleFile({}, `See [it](${url}).\n`))).toEqual([]);
    },
  );

  it.each([
    ["an article that is not there", "fourth", "related.0.article: there is no article fourth"],
    ["itself", "first", "related: an article cannot be related to itself"],
  ])("a relation to %s", (_what, slug, text) => {
    const related = RELATED.replace("second", slug);
    expect(said(articleFile({}, "Words.\n", related))).toEqual([
      expect.stringContaining(`shared/articles/first.md:13: ${text}`),
    ]);
  });

  it("no link at the end", () => {
    const file = articleFile({}, "Words.\n").replace(END, "");
    expect(said(file)).toEqual([
      `shared/articles/first.md:${TEXT_LINE}: the last paragraph has to be one link of this site: [Ask for a demo](/contact)`,
    ]);
  });

  it("words above the fields", () => {
    expect(said(`Words.\n${articleFile({}, "Words.\n")}`)).toEqual([
      expect.stringContaining("first.md:1: these words stand above the fields"),
    ]);
  });

  it.each(["\uFEFF", ""])("nothing about a byte-order mark (%j) or spaces after the dashes", (mark) => {
    expect(said(mark + articleFile({}, "Words.\n").replaceAll("---\n", "--- \n"))).toEqual([]);
  });

  it("the same related article twice", () => {
    expect(said(articleFile({}, "Words.\n", RELATED.replace("third", "second")))).toEqual([
      expect.stringContaining("first.md:14: related: names two different articles"),
    ]);
  });

  it.each([
    ["How to Read.md", "how-to-read.md"],
    ["C&A #1?.md", "c-a-1.md"],
    ["notes.markdown", "notes.md"],
  ])("the name %s", (name, right) => {
    const { problems } = compile(articleFile({}, "Words.\n"), { files: { [name]: "" } });
    expect(problems).toEqual([
      { file: `shared/articles/${name}`, line: 1, text: expect.stringContaining(`rename it to ${right}`) },
    ]);
  });

  it.each([".#first.md", "first.md~", "first.bak", "first.docx"])(
    "nothing about the foreign file %s",
    (name) => {
      expect(compile(articleFile({}, "Words.\n"), { files: { [name]: "" } }).problems).toEqual([]);
    },
  );

  it("a link, and a relation, to a draft", () => {
    const fourth = articleFile(
      {
        id: "4",
        title: "The fourth list",
        description:
          "A fourth list of those whom the first three lists have left out, and what it would hold.",
        draft: "true",
      },
      "Words.\n",
    );
    const related = RELATED.replace("third", "fourth");
    const { problems } = compile(articleFile({}, "See [it](/blog?article=fourth).\n", related), {
      files: { "fourth.md": fourth },
    });
    expect(problems.map(({ line, text: said }) => `${line}: ${said}`)).toEqual([
      expect.stringContaining("14: fourth is a draft"),
      expect.stringContaining(`${TEXT_LINE}: fourth is a draft`),
    ]);
  });

  it.each([
    ["a draft of a later day", { date: "2025-12-02", draft: "true" }],
    ["an article of today", { date: "2025-12-01" }],
  ])("nothing about %s", (_what, fields) => {
    const ofFirst = said(articleFile(fields, "Words.\n")).filter((each) => each.includes("first.md"));
    expect(ofFirst).toEqual([]);
  });

  it("a picture that is too heavy", () => {
    const heavy = Buffer.concat([DOT_PNG, Buffer.alloc(2_000_000)]);
    const { problems } = compile(articleFile({}, "![A dot](heavy.png)\n"), { files: { "heavy.png": heavy } });
    expect(problems.map(({ text }) => text)).toEqual([
      "heavy.png has 2000 kB; save it smaller, with 1000 at most",
    ]);
  });

  it("together with all others", () => {
    const file = articleFile({ topic: "Helth", author: "Bob" }, "# Names\n\n![](dot.png)\n");
    expect(said(file)).toHaveLength(4);
  });
});
