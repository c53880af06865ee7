import compression from "compression";
import type { RequestHandler } from "express";
import { liveCompressionSettings } from "./compressionSettings";
import { chooseEncoding } from "./encodings";

const { gzip, brotli } = liveCompressionSettings;
const compress = compression({ ...gzip, brotli });

/** Compresses what is not ready: small files, and documents while they are rendered. */
export const liveCompression: RequestHandler = (request, response, next) => {
  // Left to itself the package would choose deflate, too, which no ready response has.
  request.headers["accept-encoding"] = chooseEncoding(request);
  compress(request, response, next);
};

/** Whether the type of this response is one that is compressed. */
export const isCompressible = compression.filter;
