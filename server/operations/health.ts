import { Router } from "express";
import type { ServingState } from "../site";

/** `/healthz`: the process lives. `/readyz`: it wants requests; balancers look there. */
export function health(state: ServingState): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const answer = (path: string, isWell: () => boolean) =>
    router.get(path, (_request, response) => {
      response
        .status(isWell() ? 200 : 503)
        .set({ "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" })
        .send(isWell() ? "ok\n" : "stopping\n");
    });
  answer("/healthz", () => true);
  answer("/readyz", () => !state.isStopping);
  return router;
}
