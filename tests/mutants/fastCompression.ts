import { constants } from "node:zlib";
import { vi } from "vitest";

// As the site compresses, it would take most of the time of each mutant.
vi.mock(import("../../server/http/compressionOptions"), async (original) => ({
  ...(await original()),
  bestBrotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
}));
