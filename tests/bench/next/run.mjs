// Measures this server beside Next.js with the same home page as a static route: node tests/bench/next/run.mjs
// Installs Next.js in tests/bench/built/ on the first run. Prints the table and writes it to tests/bench/next/results.md.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAndSettle } from "../contestant.mjs";
import { sameAnswer, site } from "../contestants.mjs";
import { fetchAnswer } from "../fetchAnswer.mjs";
import { asWritten } from "../../support/showInReadme.mjs";
import { circumstances, speedTable } from "../report.mjs";
import { measureInTurn } from "../rounds.mjs";

// next start zips, and does no more than that.
const ENCODINGS = ["gzip", "identity"];
const here = import.meta.dirname;
const root = join(here, "../../..");
const built = join(here, "../built/next");
const program = join(built, "node_modules/next/dist/bin/next");
const environment = { NEXT_TELEMETRY_DISABLED: "1" };

const about = await circumstances();
execFileSync(process.execPath, ["build.mjs", "--if-missing"], { cwd: root, stdio: "inherit" });
// The page's components beside the app, so that the packages that they import are its own.
for (const part of ["package.json", "next.config.mjs", "app"])
  await cp(join(here, part), join(built, part), { recursive: true });
await rm(join(built, "shared"), { recursive: true, force: true });
await cp(join(root, "shared"), join(built, "shared"), { recursive: true });
if (!existsSync(program))
  execFileSync("npm", ["install", "--no-package-lock"], { cwd: built, stdio: "inherit" });
execFileSync(process.execPath, [program, "build"], {
  cwd: built,
  stdio: "inherit",
  env: { ...process.env, ...environment },
});
const { version } = JSON.parse(await readFile(join(built, "node_modules/next/package.json"), "utf8"));
const next = {
  name: `Next.js ${version}, static route`,
  command: (port) => ({
    program: process.execPath,
    args: [program, "start", built, "--hostname", "127.0.0.1", "--port", `${port}`],
    environment,
  }),
};

const folder = await mkdtemp(join(tmpdir(), "larkwell-bench-"));
await chmod(folder, 0o755);
const requests = [];
for (const encoding of ENCODINGS) {
  const ready = await startAndSettle({ ...site, encoding });
  const [floor] = await sameAnswer(folder, encoding, await fetchAnswer(ready.url, encoding));
  const running = [
    ready,
    await startAndSettle({ ...floor, encoding }),
    await startAndSettle({ ...next, encoding }),
  ];
  const figures = await measureInTurn(running);
  const rows = running.map((contestant, index) => ({ ...contestant, ...figures[index] }));
  requests.push(...rows.map((row) => ({ ...row, floor: rows[1] })));
  await Promise.all(running.map((contestant) => contestant.stop()));
}
await rm(folder, { recursive: true });

const results = await asWritten(`# Beside Next.js

\`node tests/bench/next/run.mjs\` writes this file.

${about}

${speedTable(requests)}
`);
await writeFile(join(here, "results.md"), results);
console.log(results);
