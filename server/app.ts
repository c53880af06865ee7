import express, { type Express } from "express";
import { findPage } from "../shared/pages";
import type { Manifest } from "./assets";
import { renderPage } from "./renderPage";

export interface Settings {
  readonly publicOrigin: string;
  readonly distFolder: string;
  readonly manifest: Manifest;
}

/** The site as an Express app that does not listen. */
export function createApp({ publicOrigin, distFolder, manifest }: Settings): Express {
  const app = express();
  app.use(express.static(`${distFolder}/public`));
  app.use("/assets", express.static(`${distFolder}/assets`));
  app.use(async (request, response) => {
    const stream = await renderPage({ url: request.url, publicOrigin, manifest });
    response.status(findPage(request.path) ? 200 : 404).type("html");
    stream(response);
  });
  return app;
}
