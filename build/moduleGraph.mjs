import * as esbuild from "esbuild";
import { root } from "./folders.mjs";

export const HYDRATE = "client/hydrate.tsx";

/** A page's file; the folder that names the page is the first group. */
export const PAGE_FILE = /(?:^|:)shared\/pages\/([^/]+)\/[^/]+Page\.tsx$/;

/** Which modules the core is made of, and which each page needs, itself and the core's apart, by the page's folder. */
export async function moduleGraph() {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [HYDRATE],
    outdir: "none",
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const core = staticImports(metafile.inputs, HYDRATE);
  const pages = Object.keys(metafile.inputs).flatMap((file) => {
    const folder = PAGE_FILE.exec(file)?.[1];
    return folder ? [[folder, staticImports(metafile.inputs, file)]] : [];
  });
  return { core, pages: new Map(pages) };
}

/** This module and all that it imports statically. */
function staticImports(inputs, start) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of inputs[file].imports) if (kind !== "dynamic-import") visit(path);
  };
  visit(start);
  return found;
}
