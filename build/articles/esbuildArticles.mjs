import { ARTICLE_MODULE, printArticleModule } from "./articleModules.mjs";

/**
 * Lets esbuild import compiled articles. Faults in articles become errors of the build.
 * @param {{ isProduction: boolean }} options
 * @returns {import("esbuild").Plugin}
 */
export function esbuildArticles(options) {
  return {
    name: "articles",
    setup(build) {
      build.onResolve({ filter: ARTICLE_MODULE }, ({ path }) => ({ path, namespace: "articles" }));
      build.onLoad({ filter: /./, namespace: "articles" }, async ({ path }) => {
        const { text, problems } = await printArticleModule(path, options);
        return {
          contents: text,
          loader: "js",
          errors: problems.map(({ file, line, text: fault }) => ({
            text: fault,
            location: file ? { file, line } : null,
          })),
        };
      });
    },
  };
}
