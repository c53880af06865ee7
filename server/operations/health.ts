import type { RequestHandler } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "./requestId";
import type { ServerContext } from "../serverContext";

export const PROBES = ["/healthz", "/readyz"];

/** `/healthz`: the process runs. `/readyz`: it accepts new requests, so balancers should check this one. */
export function health({ state, settings }: ServerContext): RequestHandler {
  return ({ path }, response) => {
    const whyNotReady = state.isStopping ? "stopping" : "starting";
    const isReady = state.isPrepared && !state.isStopping;
    const isUp = path === "/healthz" || isReady;

    setRequestId(response);
    response
      .status(isUp ? 200 : 503)
      .set("Cache-Control", cachePolicy.none)
      .type("text/plain");
    response.end(`${isUp ? "ok" : whyNotReady}, release ${settings.RELEASE}\n`);
  };
}
