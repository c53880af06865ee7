import { constants } from "node:zlib";

const brotliOfText = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // 128 kB, the smallest window that holds any document: a larger one takes memory and finds nothing more.
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
});

/** Once, for all visitors to come. */
export const bestCompression = {
  gzip: { level: constants.Z_BEST_COMPRESSION },
  brotli: brotliOfText(constants.BROTLI_MAX_QUALITY),
} as const;

/** While a visitor waits: a third of the usual settings' time, for a page that is a twentieth larger. */
export const fastCompression = { level: 4, brotli: brotliOfText(2) } as const;
