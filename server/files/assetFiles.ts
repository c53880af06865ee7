import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, type Response } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { assetType } from "../http/contentTypes";
import { chooseEncoding, encodings, type Encoding } from "../http/encodings";
import { setRequestId } from "../http/requestId";
import type { Site } from "../site";
import { ASSETS_PATH } from "./manifest";

/** What the build puts beside an asset that is worth compressing. */
export const compressedEndings = { br: ".br", gzip: ".gz" } as const satisfies Partial<
  Record<Encoding, string>
>;

/** Hashed files from the disk, of this release and of earlier ones that pages still open may ask for. */
export function assetFiles({ distFolder, settings }: Site): RequestHandler[] {
  const folders = [join(distFolder, "assets"), settings.oldAssets].filter((folder) => folder !== undefined);
  return [
    ...folders.flatMap((folder) => [
      choosePrecompressed(folder),
      express.static(folder, {
        index: false,
        redirect: false,
        acceptRanges: false,
        cacheControl: false,
        setHeaders: setAssetHeaders,
      }),
    ]),
    sayThatNoRouteMatches,
  ];
}

/** serve-static knows nothing of compressed files beside the plain one: it is asked for them by their own names. */
function choosePrecompressed(folder: string): RequestHandler {
  return (request, _response, next) => {
    const file = request.path;
    if (/^\/[\w.-]+\.(?:js|css)$/.test(file)) {
      const available = encodings.filter(
        (encoding) =>
          encoding === "identity" || existsSync(join(folder, `${file}${compressedEndings[encoding]}`)),
      );
      const encoding = chooseEncoding(request, available);
      if (encoding !== "identity") request.url = `${file}${compressedEndings[encoding]}`;
    }
    next();
  };
}

function setAssetHeaders(response: Response, file: string): void {
  const [encoding, ending] =
    Object.entries(compressedEndings).find(([, candidate]) => file.endsWith(candidate)) ?? [];
  const type = assetType(ending === undefined ? file : file.slice(0, -ending.length));
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  if (type !== undefined) response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", cachePolicy.hashed);
  response.setHeader("Vary", "Accept-Encoding");
}

/** In few words: only programs ask for assets. Only a path that is plainly harmless is repeated. */
const sayThatNoRouteMatches: RequestHandler = (request, response) => {
  const path = request.originalUrl.split("?", 1)[0] ?? "";
  const shown = /^\/\w+\/\w[\w.-]{0,100}$/.test(path) ? path : `${ASSETS_PATH}/`;
  setRequestId(response);
  response
    .status(404)
    .set("Cache-Control", cachePolicy.none)
    .type("text/plain")
    .send(`No route matches URL "${shown}"\n`);
};
