// `npm run test:changed`: runs what the change since main needs, committed or not. The table is in support/changedTests.mjs.
import { execFileSync, spawnSync } from "node:child_process";
import { testsFor } from "./support/changedTests.mjs";

/** @param {readonly string[]} args */
const paths = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

const base = process.env.BASE ?? "main";
const since = paths("merge-base", base, "HEAD")[0] ?? base;
const changed = [
  ...paths("diff", "--name-only", "--no-renames", since),
  ...paths("ls-files", "--others", "--exclude-standard"),
];
const { quick, all, pages, files, tier } = testsFor(changed);

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
function run(command, args, environment = {}) {
  console.log(
    ["$", ...Object.entries(environment).map(([name, value]) => `${name}=${value}`), command, ...args].join(
      " ",
    ),
  );
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(status ?? 1);
}

if (!quick) console.log(`Nothing that tests ask has changed since ${base}`);
else if (all) run("npm", ["test"]);
else {
  run("npm", ["run", "test:quick"]);
  if (pages.length > 0)
    run("node", ["tests/run.mjs", "tests/browser/matrix/pages"], {
      PAGES: pages.join(),
    });
  if (files.length > 0) run("node", ["tests/run.mjs", ...files], tier ? { TIER: tier } : {});
}
