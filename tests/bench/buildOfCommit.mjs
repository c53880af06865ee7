import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../build/folders.mjs";

/**
 * Builds the site of another commit in a worktree of its own, with the packages of that commit.
 * @param {string} commit
 * @returns the folder of the build, and what removes the worktree
 */
export async function buildOfCommit(commit) {
  const folder = await mkdtemp(join(tmpdir(), "site-commit-"));
  const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  git("worktree", "add", "--detach", folder, commit);
  const remove = async () => {
    git("worktree", "remove", "--force", folder);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
    execFileSync(process.execPath, ["build.mjs"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder: join(folder, "dist"), remove };
}
