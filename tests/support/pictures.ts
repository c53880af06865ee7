import { join } from "node:path";
import { root } from "../../build/folders.mjs";

/** The folder of the pictures of failing tests. Git ignores it. */
export const PICTURES = join(root, "test-results");

/** The picture that a failing test leaves, by its name with those of its groups: "page > state > viewport > mode > check". */
export function pictureOf(testName: string): string {
  const name = testName
    .replace("/%", "unreadable")
    .replaceAll(/[^a-z\d]+/gi, "-")
    .replace(/^-/, "");
  return join(PICTURES, `${name}.png`);
}
