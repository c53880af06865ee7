import { basename } from "node:path";
import * as esbuild from "esbuild";
import express from "express";
import { bundleOptions } from "../../../build/bundle.mjs";
import { root } from "../../../build/folders.mjs";

const PATH = "/@dev/gallery";

/**
 * The gallery shows the parts of pages in their variants and states. It exists in development only, and is built again whenever a
 * browser asks for it.
 * @param {() => string} [head] returns markup for the document's head
 */
export function createGalleryApp(head = () => "") {
  const app = express();
  // Parses again only files that have changed. Requests at the same time share a build.
  const context = esbuild.context({
    ...bundleOptions,
    entryPoints: ["scripts/dev/gallery/main.tsx"],
    outdir: root,
    write: false,
    sourcemap: "inline",
    loader: { ".woff2": "file" },
    assetNames: "[name]-[hash]",
    conditions: ["drafts", "module"],
  });
  /** @type {ReadonlyMap<string, Uint8Array>} */
  let files = new Map();

  app.get(PATH, (_request, response) => {
    response.send(documentWith(head()));
  });
  app.get(`${PATH}/:file`, async ({ params: { file } }, response, next) => {
    if (file === "main.js" || file === "main.css") {
      const { outputFiles } = await (await context).rebuild();
      files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
    }
    const contents = files.get(file);
    if (contents) response.type(file).send(Buffer.from(contents));
    else next();
  });
  return app;
}

/** @param {string} head */
function documentWith(head) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<link rel="stylesheet" href="${PATH}/main.css">
<script type="module" src="${PATH}/main.js"></script>
${head}
</head>
<body><div id="gallery"></div></body>
</html>
`;
}
