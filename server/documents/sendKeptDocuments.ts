import type { RequestHandler } from "express";
import type { Documents } from "./documents";
import { sendKept } from "./keptDocument";

/** Sends what is ready, if the address is written as its key is. */
export function sendKeptDocuments(documents: Documents): RequestHandler {
  return (request, response, next) => {
    const document = documents.findKept(request.url);
    return document ? sendKept(document, request, response) : next();
  };
}
