import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../../build/folders.mjs";

/** The fields that an editor writes above the text of an article. */
interface Fields {
  readonly id: number;
  readonly title: string;
  readonly teaser: string;
  readonly description: string;
  readonly author: string;
  readonly date: string;
  readonly updated?: string;
  readonly topic: string;
  readonly picture?: { readonly file: string; readonly alt: string };
}

/**
 * What the editor of an article wrote, read from its file without the site's own code. Tests of the site's articles compare with
 * it, so that an editor's change turns none of these red.
 */
export function fieldsOf(address: string): Fields {
  const slug = new URLSearchParams(address.replace(/^.*\?/, "")).get("article");
  const file = join(root, `shared/articles/${slug}.md`);
  if (!existsSync(file)) throw new Error(`${address} has no file in shared/articles/`);
  const [, fields = ""] = readFileSync(file, "utf8").split(/^---$/m);
  return parse(fields) as Fields;
}

/** The day of its last change, or of its appearance. */
export const changeOf = ({ date, updated = date }: Fields): string => updated;
