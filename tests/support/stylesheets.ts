import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AtRule, type Declaration, type Node, type Root } from "postcss";
import { filesBelow } from "../../build/filesBelow.mjs";
import { root } from "../../build/folders.mjs";

const parsed = new Map<string, Root>();

/** A stylesheet of shared/, parsed once. */
export function stylesheet(file: string): Root {
  const found = parsed.get(file) ?? parse(readFileSync(join(root, "shared", file), "utf8"));
  parsed.set(file, found);
  return found;
}

/** All stylesheets of the site, by their path in shared/. */
export const stylesheets: readonly string[] = filesBelow("shared")
  .filter((file) => file.endsWith(".css"))
  .map((file) => file.replace("shared/", ""));

const isCondition = (node: Node): node is AtRule =>
  node.type === "atrule" && ["media", "container", "supports"].includes((node as AtRule).name);

/** In which media and containers a declaration applies, from the outside to the inside: "" for everywhere. */
export function conditionsOf(declaration: Declaration): string {
  const conditions: string[] = [];
  for (let node: Node | undefined = declaration.parent; node; node = node.parent)
    if (isCondition(node)) conditions.unshift(`@${node.name} ${node.params}`);
  return conditions.join(" ");
}

/**
 * The value of a token, in these media or everywhere; undefined if it has none there.
 * @throws if it is declared more than once
 */
export function token(name: string, media = ""): string | undefined {
  const values: string[] = [];
  for (const file of ["styles/palette.css", "styles/tokens.css"])
    stylesheet(file).walkDecls(name, (declaration) => {
      if (conditionsOf(declaration) === media) values.push(declaration.value);
    });
  if (values.length > 1) throw new Error(`${name} is declared more than once`);
  return values[0];
}
