import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  // Both engines need seconds to start.
  test: { include: ["tests/engines/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
