import { basename } from "node:path";
import * as esbuild from "esbuild";
import express from "express";
import { root } from "../../../build/folders.mjs";

const ENTRY = "scripts/dev/gallery/main.tsx";

/**
 * The gallery shows the parts of pages in their variants and states. It is built at each visit and exists in development only.
 * @param {() => string} [head] returns markup for the document's head
 */
export function createGalleryApp(head = () => "") {
  const app = express.Router();
  /** @type {ReadonlyMap<string, Uint8Array>} */
  let built = new Map();

  app.get("/", async (_request, response) => {
    built = await build();
    response.send(documentWith(head()));
  });
  app.get("/:file", (request, response, next) => {
    const contents = built.get(request.params.file);
    if (contents) response.type(request.params.file).send(Buffer.from(contents));
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
<base href="/@dev/gallery/">
<link rel="stylesheet" href="main.css">
<script type="module" src="main.js"></script>
${head}
</head>
<body><div id="gallery"></div></body>
</html>
`;
}

/** All files by their names. */
async function build() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir: root,
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    loader: { ".woff2": "file" },
    assetNames: "[name]-[hash]",
    logLevel: "silent",
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}
