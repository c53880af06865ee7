import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowestFirst.mjs";
import { isWhole } from "./tests/support/tier.mjs";
import { writeArticles } from "./build/articles/writeArticles.mjs";

// West of Greenwich, where a day that is read in the machine's own time is the day before.
process.env["TZ"] = "America/New_York";

await writeArticles({ isProduction: true });

/** They start processes: servers, builds, a balancer. */
const WITH_PROCESSES = [
  "tests/built/**/*.test.ts",
  "tests/build/{builtNames,thirdParty}.test.ts",
  "tests/articles/newArticle.test.ts",
  "tests/deploy/**/*.test.ts",
];

/** What `npm test` leaves to `npm run test:all`, besides the parts of files that ask `isWhole`. */
const NIGHTLY = isWhole ? [] : ["tests/browser/nightly/**"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    // At least two workers: while one waits for its browser, another one can work.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Typing into a field takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxConcurrency: 3,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/{server,build,articles,rules}/**/*.test.{ts,tsx}"],
          exclude: WITH_PROCESSES,
          environment: "node",
          // Without isolation, because importing the site takes longer than most tests. All files of a worker share one import.
          isolate: false,
          setupFiles: ["tests/support/fastCompression.ts"],
          globalSetup: ["tests/support/smallBuild.ts"],
          // React's production build, as visitors get it. It renders several times faster.
          env: { NODE_ENV: "production" },
        },
      },
      {
        extends: true,
        test: {
          name: "built",
          include: WITH_PROCESSES,
          environment: "node",
          isolate: false,
          setupFiles: ["tests/support/endProcesses.ts"],
          // Each test starts processes, and builds are slow when others run beside them.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: "shared",
          isolate: false,
          include: ["tests/{shared,client}/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: ["tests/support/freshDocument.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.{ts,tsx}"],
          exclude: NIGHTLY,
          environment: "node",
          // Without isolation, because starting Chromium takes longer than most tests. All files of a worker share one.
          isolate: false,
          setupFiles: ["tests/support/closeVisits.ts"],
          globalSetup: ["tests/support/builtSite.ts", "tests/support/noOldPictures.ts"],
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
