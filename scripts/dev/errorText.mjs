import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { basename, join, relative } from "node:path";
import { root } from "../../build/folders.mjs";

/** A place in a stack trace: path or URL, line, column. */
const PLACE = /((?:https?:\/\/|file:\/\/|\/)[^\s()]+):(\d+):(\d+)/;

/**
 * A readable text for an error of the server. Its stack already names source files.
 * @param {Error} error
 */
export function errorText({ name, message, stack = "" }) {
  const places = stack.split("\n").flatMap((line) => {
    const [, path = "", row] = PLACE.exec(line) ?? [];
    const file = relative(root, path.replace("file://", ""));
    return isOurs(file) ? [`${file}:${row}`] : [];
  });
  return textOf(`${name}: ${message}`, places);
}

/**
 * A readable text for an error of a browser. Its stack names built files, which are mapped to source files here.
 * @param {string} stack
 * @param {string} folder of the build
 */
export async function browserErrorText(stack, folder) {
  const [title = ""] = stack.split("\n", 1);
  const places = [];
  for (const line of stack.split("\n")) {
    const [, address = "", row, column] = PLACE.exec(line) ?? [];
    const { pathname } = URL.canParse(address) ? new URL(address) : { pathname: "" };
    if (!pathname.startsWith("/assets/")) continue;
    const place = await sourcePlace(join(folder, "assets", basename(pathname)), Number(row), Number(column));
    if (place) places.push(place);
  }
  return textOf(title, places);
}

/**
 * @param {string} file that was built
 * @param {number} row from 1
 * @param {number} column from 1
 */
async function sourcePlace(file, row, column) {
  const map = new SourceMap(JSON.parse(await readFile(`${file}.map`, "utf8")));
  const entry = map.findEntry(row - 1, column - 1);
  if (!("originalSource" in entry)) return undefined;
  const source = relative(root, join(file, "..", entry.originalSource));
  return isOurs(source) ? `${source}:${entry.originalLine + 1}` : undefined;
}

/** @param {string} file */
function isOurs(file) {
  return /^(?:client|server|shared)\//.test(file);
}

/**
 * @param {string} title
 * @param {readonly string[]} places
 */
function textOf(title, places) {
  return [title, ...places.map((place) => `    at ${place}`)].join("\n");
}
