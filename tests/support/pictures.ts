import { join } from "node:path";
import { root } from "../../build/folders.mjs";

/** The folder of the pictures of failing tests. Git ignores it. */
export const PICTURES = join(root, "test-results");
