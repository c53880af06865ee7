import { constants } from "node:zlib";
import { vi } from "vitest";

// As the site compresses, it would take a fifth of the time. How well it does is asked of the built site: built/builtFiles.test.ts.
vi.mock(import("../../server/http/compressionOptions"), async (original) => ({
  ...(await original()),
  bestBrotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
}));
