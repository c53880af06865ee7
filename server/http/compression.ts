import { constants } from "node:zlib";
import compression from "compression";
import type { RequestHandler } from "express";
import { chooseEncoding } from "./encodings";

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

// While a visitor waits: a third of the usual settings' time, for a page that is a twentieth larger.
const compress = compression({ level: 4, brotli: brotliOfText(2) });

/** Compresses what is not ready: small files, and documents while they are rendered. */
export const liveCompression: RequestHandler = (request, response, next) => {
  // Left to itself the package would choose deflate, too, which no ready response has.
  request.headers["accept-encoding"] = chooseEncoding(request);
  compress(request, response, next);
};

export const isCompressible = compression.filter;
