import type { ErrorRequestHandler } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../operations/requestId";
import type { ServerContext } from "../serverContext";
import { renderErrorScreen } from "./renderDocument";

/** A little longer than the documents that can wait in the queue take. */
const RETRY_AFTER_S = "2";

/** Headers of what could not be sent. */
const OF_THE_BODY = ["Accept-Ranges", "Content-Encoding", "Content-Length", "ETag", "Last-Modified", "Link"];

/** Sends an error screen. Visitors see only the status of an error: its own if a client can mend it or come again, otherwise 500. */
export function sendErrorScreens(context: ServerContext): ErrorRequestHandler {
  /** Each screen is rendered once. One that cannot be rendered is tried again at the next request. */
  const screens = new Map<number, Promise<Buffer>>();
  const findScreen = (status: number) => {
    const screen = screens.get(status) ?? renderErrorScreen(status, context);
    screens.set(status, screen);
    screen.catch(() => screens.delete(status));
    return screen;
  };

  return async (error: { readonly status?: number }, request, response, next) => {
    const { status: own = 500 } = error;
    const status = (own >= 400 && own < 500) || own === 503 ? own : 500;
    if (status === 500)
      context.log.error({ err: error, id: request.id, path: request.path }, "A request failed");
    if (response.headersSent) return next(error);

    for (const name of OF_THE_BODY) response.removeHeader(name);
    if (status === 503) response.set("Retry-After", RETRY_AFTER_S);
    setRequestId(response);
    response.status(status).set("Cache-Control", cachePolicy.none).type("text/html");
    try {
      return response.end(await findScreen(status));
    } catch (failure) {
      context.log.error(failure, "The screen for %i cannot be rendered", status);
      return response.end();
    }
  };
}
