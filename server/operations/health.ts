import { Router } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";
import type { ServingState } from "../site";

/** `/healthz`: the process lives. `/readyz`: it wants requests; balancers look there. */
export function health(state: ServingState): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(["/healthz", "/readyz"], ({ path }, response) => {
    const isWell = path === "/healthz" || !state.isStopping;
    setRequestId(response);
    response.status(isWell ? 200 : 503).set("Cache-Control", cachePolicy.none);
    response.type("text/plain").send(isWell ? "ok\n" : "stopping\n");
  });
  return router;
}
