import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Builds the site, to which tests send requests, where the build is missing or older than its sources. */
export default async function buildFirst(): Promise<void> {
  await promisify(execFile)(process.execPath, ["build.mjs", "--if-stale"]);
}
