// `npm run check`: all that a change has to pass. Each step is a script of its own; only a step that fails is heard.
import { spawn } from "node:child_process";

/** Together, since they only read; and then the build, its budgets and the tests. */
const READING = ["types", "lint", "format", "unused", "readme:check"];
const RUNNING = ["test"];

const results = await Promise.all(READING.map(run));
for (const script of RUNNING) if (results.every((isGood) => isGood)) results.push(await run(script));
process.exit(results.every((isGood) => isGood) ? 0 : 1);

/**
 * @param {string} script
 * @returns whether the script passed
 */
async function run(script) {
  const start = performance.now();
  /** @type {Buffer[]} */
  const output = [];
  const child = spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  const isGood = await new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isGood ? "passed" : "FAILED"}  npm run ${script}  ${seconds} s`);
  if (!isGood) process.stdout.write(Buffer.concat(output));
  return isGood;
}
