import { Router } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";
import type { ServingState } from "../site";

/** `/healthz`: the process lives. `/readyz`: it wants requests; balancers look there. */
export function health(state: ServingState): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const route = (path: string, isWell: () => boolean) =>
    router.get(path, (_request, response) => {
      setRequestId(response);
      response
        .status(isWell() ? 200 : 503)
        .set("Cache-Control", cachePolicy.none)
        .type("text/plain")
        .send(isWell() ? "ok\n" : "stopping\n");
    });
  route("/healthz", () => true);
  route("/readyz", () => !state.isStopping);
  return router;
}
