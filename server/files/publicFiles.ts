import { extname, join } from "node:path";
import compression from "compression";
import type { RequestHandler, Response } from "express";
import serveStatic from "serve-static";
import { cachePolicy } from "../http/cachePolicy";

/** Icons, logo and pictures for sharing, which other sites may show. */
export function publicFiles(distFolder: string): RequestHandler {
  const files = serveStatic<Response>(join(distFolder, "public"), {
    index: false,
    redirect: false,
    // compression() would zip a part after it was cut out.
    acceptRanges: false,
    cacheControl: false,
    setHeaders: setPublicHeaders,
  });
  // No path of a page has a dot.
  return (request, response, next) => (request.path.includes(".") ? files(request, response, next) : next());
}

function setPublicHeaders(response: Response, file: string): void {
  response.set({ "Cache-Control": cachePolicy.publicFile, "Cross-Origin-Resource-Policy": "cross-origin" });
  response.type(extname(file));
  // A 304 has no type by which compression() could see that its 200 varies.
  if (compression.filter(response.req, response)) response.vary("Accept-Encoding");
}
