import { extname } from "node:path";
import { Router, type RequestHandler, type Response } from "express";
import serveStatic from "serve-static";

/** The codings in which the build writes files beside the originals, best first, each with the ending of its files. */
const CODINGS = [
  { coding: "br", ending: ".br" },
  { coding: "gzip", ending: ".gz" },
] as const;

/** The files that the build compresses. All others are compressed in themselves. */
const COMPRESSED_FILE = /\.(?:css|js|svg|ico)$/;

interface FileOptions {
  /** How long browsers keep a file, as in `serve-static`: "1d". */
  readonly maxAge: string;
  readonly immutable?: boolean;
  /** Headers besides. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves the files of a folder, each compressed as the build has written it, in the best coding that the client accepts. */
export function serveFiles(folder: string, { headers = {}, ...caching }: FileOptions): Router {
  const serve = serveStatic<Response>(folder, {
    ...caching,
    dotfiles: "ignore",
    index: false,
    redirect: false,
    setHeaders(response, file) {
      const compressed = CODINGS.find(({ ending }) => file.endsWith(ending));
      const original = compressed ? file.slice(0, -compressed.ending.length) : file;
      if (compressed) response.set("Content-Encoding", compressed.coding);
      if (COMPRESSED_FILE.test(original)) response.vary("Accept-Encoding");
      response.type(extname(original)).set(headers);
    },
  });

  const compressed = CODINGS.map(({ coding, ending }): RequestHandler => {
    return (request, response, next) => {
      if (!COMPRESSED_FILE.test(request.path) || !request.acceptsEncodings(coding)) return next();
      const { url } = request;
      request.url = `${request.path}${ending}`;
      serve(request, response, (error?: unknown) => {
        request.url = url;
        next(error);
      });
    };
  });
  return Router().use(...compressed, serve);
}
