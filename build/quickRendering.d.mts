import type { Plugin } from "esbuild";

export function quickRendering(): Plugin;
