import type { RequestHandler } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";
import type { ServerContext } from "../serverContext";

export const PROBES = ["/healthz", "/readyz"];

/** `/healthz`: the process runs. `/readyz`: it takes new requests; balancers check this one. */
export function health({ state, settings }: ServerContext): RequestHandler {
  return ({ path }, response) => {
    const isUp = path === "/healthz" || (state.isPrepared && !state.isStopping);
    setRequestId(response);
    response.status(isUp ? 200 : 503).set("Cache-Control", cachePolicy.none);
    const word = isUp ? "ok" : state.isStopping ? "stopping" : "starting";
    response.type("text/plain").send(`${word}, release ${settings.RELEASE}\n`);
  };
}
