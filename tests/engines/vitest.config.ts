import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/engines/*.test.ts"], testTimeout: 240_000, hookTimeout: 240_000 },
});
