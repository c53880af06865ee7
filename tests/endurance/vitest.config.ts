import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** The tests that take minutes, one after the other: `npm run test:endurance`. */
export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    name: "endurance",
    include: ["tests/endurance/*.test.ts"],
    environment: "node",
    setupFiles: ["tests/support/endProcesses.ts"],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
