import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The tests of a project ask the built server: builds it where it is missing or older than its sources. */
export default async function buildFirst(): Promise<void> {
  await promisify(execFile)(process.execPath, ["build.mjs", "--if-stale"]);
}
