import type { RequestHandler } from "express";
import { HttpError } from "./httpError";

/** Nothing on this site can be changed by a request. */
export const onlyGetAndHead: RequestHandler = ({ method }, response, next) => {
  if (method === "GET" || method === "HEAD") return next();
  response.set("Allow", "GET, HEAD");
  throw new HttpError(405);
};
