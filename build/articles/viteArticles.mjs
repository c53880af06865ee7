import { join } from "node:path";
import { root } from "../folders.mjs";
import { ARTICLE_MODULE, printArticleModule } from "./articleModules.mjs";
import { ARTICLES } from "./compileArticles.mjs";
import { listArticleFiles } from "./compileArticlesOnce.mjs";

/** Marks the ids of virtual modules, by Rollup's convention. */
const VIRTUAL = "\0";

/**
 * Lets vitest import compiled articles, without drafts, as in production.
 * @returns {import("vite").Plugin}
 */
export function viteArticles() {
  return {
    name: "articles",
    enforce: "pre",
    resolveId: (name) => (ARTICLE_MODULE.test(name) ? `${VIRTUAL}${name}` : undefined),
    async load(id) {
      const name = id.slice(VIRTUAL.length);
      if (!id.startsWith(VIRTUAL) || !ARTICLE_MODULE.test(name)) return undefined;
      const [, slug] = /^article-words:(.*)$/.exec(name) ?? [];
      const files = slug === undefined ? listArticleFiles() : [`${ARTICLES}/${slug}.md`];
      for (const file of files) this.addWatchFile(join(root, file));
      const { text, problems } = await printArticleModule(name, { isProduction: true });
      if (problems.length > 0)
        throw new Error(
          problems.map(({ file, line, text: fault }) => `${file}:${line}: ${fault}`).join("\n"),
        );
      return text;
    },
  };
}
