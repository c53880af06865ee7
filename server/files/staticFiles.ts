import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";
import serveStatic from "serve-static";
import { acceptedEncodings } from "../http/acceptedEncodings";
import { ASSETS_PATH } from "./manifest";
import type { Encoding } from "../http/readyResponses";
import type { Site } from "../site";

const ONE_DAY = "1d";
const ONE_YEAR = "1y";

/** What the build puts beside an asset that is worth compressing. */
export const precompressedEndings = { br: ".br", gzip: ".gz" } as const satisfies Partial<
  Record<Encoding, string>
>;

/** The files of `public/`, icons, logo, pictures for sharing: all that other sites are meant to show. */
export function publicFiles({ distFolder }: Site): RequestHandler {
  const files = serveStatic(join(distFolder, "public"), {
    maxAge: ONE_DAY,
    index: false,
    redirect: false,
    // compression() would zip a part after it was cut out.
    acceptRanges: false,
    setHeaders: (response) => void response.setHeader("Cross-Origin-Resource-Policy", "cross-origin"),
  });
  // The address of a page holds no dot: the disk need not be asked.
  return (request, response, next) => (request.path.includes(".") ? files(request, response, next) : next());
}

/** Hashed files, of this release and of earlier ones that pages still open may ask for. */
export function assetFiles({ distFolder, settings }: Site): RequestHandler[] {
  const folders = [join(distFolder, "assets"), settings.oldAssets].filter((folder) => folder !== undefined);
  return [
    ...folders.flatMap((folder) => [
      precompressed(folder),
      serveStatic(folder, {
        maxAge: ONE_YEAR,
        immutable: true,
        index: false,
        redirect: false,
        acceptRanges: false,
        setHeaders(response, file) {
          const encoding = encodingOf(file);
          if (encoding) response.setHeader("Content-Encoding", encoding);
          const type = contentTypeOf(encoding ? file.slice(0, -precompressedEndings[encoding].length) : file);
          if (type) response.setHeader("Content-Type", type);
          response.setHeader("Vary", "Accept-Encoding");
        },
      }),
    ]),
    sayThatNoRouteMatches,
  ];
}

/** serve-static knows nothing of files that lie there compressed: it is asked for those by their own names. */
function precompressed(folder: string): RequestHandler {
  return (request, _response, next) => {
    const file = request.path;
    if (/^\/[\w.-]+\.(?:js|css)$/.test(file)) {
      const best = acceptedEncodings(request.headers["accept-encoding"]).find(
        (encoding) =>
          encoding === "identity" || existsSync(join(folder, `${file}${precompressedEndings[encoding]}`)),
      );
      if (best && best !== "identity") request.url = `${file}${precompressedEndings[best]}`;
    }
    next();
  };
}

function encodingOf(file: string): keyof typeof precompressedEndings | undefined {
  if (file.endsWith(precompressedEndings.br)) return "br";
  return file.endsWith(precompressedEndings.gzip) ? "gzip" : undefined;
}

/** By the file's name, without the ending that tells of a compressed form. */
export function contentTypeOf(file: string): string | undefined {
  if (file.endsWith(".js")) return "text/javascript; charset=utf-8";
  if (file.endsWith(".css")) return "text/css; charset=utf-8";
  return file.endsWith(".woff2") ? "font/woff2" : undefined;
}

/** In few words: whoever asks for an asset is a program. Only a path that is plainly harmless is shown to it. */
const sayThatNoRouteMatches: RequestHandler = (request, response) => {
  const path = request.originalUrl.split("?", 1)[0] ?? "";
  const shown = /^\/\w+\/\w[\w.-]{0,100}$/.test(path) ? path : `${ASSETS_PATH}/`;
  response
    .status(404)
    .set("Cache-Control", "no-store")
    .type("text/plain")
    .send(`No route matches URL "${shown}"\n`);
};
