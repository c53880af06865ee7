import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, type Response } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { assetType } from "../http/contentTypes";
import { chooseEncoding, encodings, type Encoding } from "../http/encodings";
import { setRequestId } from "../http/requestId";
import type { Site } from "../site";
import { ASSETS_PATH } from "./manifest";

/** Beside an asset that is worth compressing, the build puts it compressed. */
export const endings = { br: ".br", gzip: ".gz", identity: "" } as const satisfies Record<Encoding, string>;

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
      const isThere = (ending: string) => existsSync(join(folder, `${file}${ending}`));
      const available = encodings.filter((encoding) => isThere(endings[encoding]));
      request.url = `${file}${endings[chooseEncoding(request, available)]}`;
    }
    next();
  };
}

function setAssetHeaders(response: Response, file: string): void {
  const encoding = encodings.find((candidate) => file.endsWith(endings[candidate])) ?? "identity";
  const type = assetType(file.slice(0, file.length - endings[encoding].length));
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
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
