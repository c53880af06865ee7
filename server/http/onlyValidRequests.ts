import type { RequestHandler } from "express";
import { HttpError } from "./httpError";

/** A host and port as in RFC 3986. */
const VALID_HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** The scheme, user and host of an absolute target. */
const ORIGIN = /^https?:\/\/[^/?#]+/i;

/**
 * Refuses what the standard says to refuse (RFC 9112, 3.2 and 3.2.2) and Node lets through: another version than 1.0 and 1.1, no
 * host or two, and targets that are neither a path nor a URL. URLs go on as their path and query.
 */
export const onlyValidRequests: RequestHandler = (request, _response, next) => {
  const { httpVersion, headersDistinct } = request;
  const [host, ...otherHosts] = headersDistinct["host"] ?? [];
  const mayLackHost = httpVersion === "1.0";
  const isValidHost = host === undefined ? mayLackHost : VALID_HOST.test(host);
  if (!isValidHost || otherHosts.length > 0 || !/^1\.[01]$/.test(httpVersion)) throw new HttpError(400);

  const target = request.url.replace(ORIGIN, "");
  const isWholeOrigin = target !== request.url && !target.startsWith("/");
  request.url = isWholeOrigin ? `/${target}` : target;
  if (!request.url.startsWith("/")) throw new HttpError(400);
  next();
};
