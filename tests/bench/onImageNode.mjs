// Runs a program on the Node that the image ships: this one, or that of `.nvmrc` from the registry.
//   node tests/bench/onImageNode.mjs program [arguments]
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/folders.mjs";

const shipped = readFileSync(join(root, ".nvmrc"), "utf8").trim();
const node = process.versions.node === shipped ? process.execPath : imageNode();
process.exitCode = spawnSync(node, process.argv.slice(2), { stdio: "inherit" }).status ?? 1;

function imageNode() {
  // The package of this platform: "node" itself would fetch it by a script at install, and .npmrc lets none run.
  const name = `node-${process.platform}-${process.arch}@${shipped}`;
  const print = ["exec", "--yes", `--package=${name}`, "--", "node", "--print", "process.execPath"];
  return execFileSync("npm", print, { encoding: "utf8" }).trim();
}
