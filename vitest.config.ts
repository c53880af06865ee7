import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { viteArticles } from "./build/articles/viteArticles.mjs";

export default defineConfig({
  plugins: [viteArticles()],
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    // While one worker waits for its browser, another one has something to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Typing into a field takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxConcurrency: 3,
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/server/**/*.test.{ts,tsx}"],
          environment: "node",
          // The site is imported once for all files of a worker: it takes longer than most tests.
          isolate: false,
          globalSetup: ["tests/support/smallBuild.ts"],
          // React as visitors get it, which renders several times faster.
          env: { NODE_ENV: "production" },
        },
      },
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          environment: "node",
          // Each test starts processes, and builds take their time beside others.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: "shared",
          isolate: false,
          include: ["tests/shared/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: ["tests/support/freshDocument.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.{ts,tsx}"],
          environment: "node",
          // One Chromium for all files of a worker: to start one takes longer than most tests.
          isolate: false,
          setupFiles: ["tests/support/closeVisits.ts"],
          globalSetup: ["tests/support/builtSite.ts"],
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
