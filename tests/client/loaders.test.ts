import { expect, it } from "vitest";
import { importArticle, importArticles } from "../../shared/routes/articleLoaders.browser";
import { importBlog, importPage } from "../../shared/routes/pageLoaders.browser";

/** A module that is ready once both have begun to run, which they never do one after the other. */
const meeting = (name: string) => `
  const met = (globalThis.met ??= Promise.withResolvers?.() ?? (() => {
    const part = {};
    part.promise = new Promise((resolve) => (part.resolve = resolve));
    return part;
  })());
  globalThis.begun = (globalThis.begun ?? 0) + 1;
  if (globalThis.begun === 2) met.resolve();
  await met.promise;
  export default ${JSON.stringify(name)};
  export const articles = [${JSON.stringify(name)}];
  export const whole = ${JSON.stringify(name)};
`;

const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const named = (name: string) =>
  moduleOf(`export default "${name}"; export const articles = ["${name}"]; export const whole = "${name}";`);

function list(files: object): void {
  document.body.innerHTML = `<script type="application/json" id="site-files"></script>`;
  const script = document.getElementById("site-files");
  if (script) script.textContent = JSON.stringify({ pages: {}, articles: "", article: "", ...files });
}

it("a page's modules are fetched at once, and the page's own is the last of them", async () => {
  list({ pages: { about: { scripts: ["story", "about"].map((name) => moduleOf(meeting(name))) } } });
  expect((await importPage("about")).default).toBe("about");
});

it.each([
  ["the blog", async () => (await importBlog()).default, "blog"],
  ["the table of all articles", async () => (await importArticles())[0], "articles"],
  ["an article, by its slug", async () => importArticle("a-list"), "a-list"],
])("the document says where to find %s", async (_what, load, name) => {
  list({
    pages: { blog: { scripts: [named("blog")] } },
    articles: named("articles"),
    article: moduleOf('export const whole = "*";'),
  });
  expect(await load()).toBe(name);
});

it("a page that the document does not know cannot be loaded", async () => {
  list({});
  await expect(importPage("about")).rejects.toThrow("names no module for about");
});
