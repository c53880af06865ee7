import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, "dist");

/** Where the build is written to; in development React warns, and entries have neither copies nor hashes. @typedef {{ folder: string, isProduction: boolean }} BuildOptions */
