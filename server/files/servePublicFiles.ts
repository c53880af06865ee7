import { join } from "node:path";
import type { Router } from "express";
import type { ServerContext } from "../serverContext";
import { serveFiles } from "./serveFiles";

/** Icons, the logo and pictures. Other sites may show them. */
export function servePublicFiles({ distFolder }: ServerContext): Router {
  return serveFiles(join(distFolder, "public"), {
    maxAge: "1d",
    headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
  });
}
