import { Router } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";
import type { ServerContext } from "../serverContext";

/** `/healthz`: the process runs. `/readyz`: it takes new requests; balancers check this one. */
export function health(state: ServerContext["state"]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(["/healthz", "/readyz"], ({ path }, response) => {
    const isUp = path === "/healthz" || !state.isStopping;
    setRequestId(response);
    response.status(isUp ? 200 : 503).set("Cache-Control", cachePolicy.none);
    response.type("text/plain").send(isUp ? "ok\n" : "stopping\n");
  });
  return router;
}
