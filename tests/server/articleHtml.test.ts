import { expect, it } from "vitest";
import { articleHtml } from "../../server/discovery/articleHtml";
import type { Block } from "../../shared/pages/blog/ArticleWords";
import { ORIGIN } from "../support/sourceSite";

// What Markdown lets editors write, whether an article has it by now or not.
it.each<readonly [what: string, block: Block, html: string]>([
  ["a smaller heading", { h3: "And when" }, "<h3>And when</h3>"],
  [
    "a quotation",
    { quote: "They asked me.", source: "Ann Lee" },
    "<blockquote><p>They asked me.</p><cite>Ann Lee</cite></blockquote>",
  ],
  ["a numbered list", { ordered: ["One", "Two"] }, "<ol><li>One</li><li>Two</li></ol>"],
  ["the sources", { notes: ["A study", "A survey"] }, "<ol><li>A study</li><li>A survey</li></ol>"],
  [
    "a picture",
    { picture: { src: "/articles/list.png", alt: "A list", width: 10, height: 10 } },
    `<p><img src="${ORIGIN}/articles/list.png" alt="A list"></p>`,
  ],
  [
    "a picture with a caption",
    { picture: { src: "/articles/list.png", alt: "A list", width: 10, height: 10, caption: "On Monday" } },
    `<figure><img src="${ORIGIN}/articles/list.png" alt="A list"><figcaption>On Monday</figcaption></figure>`,
  ],
  ["emphasis", { p: ["Ask ", { em: "first" }, "."] }, "<p>Ask <em>first</em>.</p>"],
  ["strong words", { p: ["Ask ", { strong: "first" }, "."] }, "<p>Ask <strong>first</strong>.</p>"],
  ["the number of a source", { p: ["Half answer", { note: 2 }] }, "<p>Half answer<sup>2</sup></p>"],
  [
    "a link to a page",
    { p: ["See ", { text: "our plan", href: "/platform" }] },
    `<p>See <a href="${ORIGIN}/platform">our plan</a></p>`,
  ],
  [
    "a link to another site",
    { list: [["See ", { text: "theirs", href: "https://example.org/plan" }]] },
    '<ul><li>See <a href="https://example.org/plan">theirs</a></li></ul>',
  ],
  [
    "signs that HTML has a meaning for",
    { p: 'Is 1 < 2 & 3 > "2"?' },
    "<p>Is 1 &lt; 2 &amp; 3 &gt; &quot;2&quot;?</p>",
  ],
])("the feed has %s as HTML", (_, block, html) => {
  expect(articleHtml([block], ORIGIN)).toBe(html);
});
