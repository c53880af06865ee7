import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "./acceptedEncodings";
import type { ReadyAnswer, ReadyForm } from "./readyResponses";

/** Answers with the form that suits the client best, or with 304 where the client has it. */
export function sendReady(request: IncomingMessage, response: ServerResponse, { forms }: ReadyAnswer): void {
  const form = chooseForm(forms, request.headers["accept-encoding"]);
  const isKnown = form.etag !== undefined && hasTag(request.headers["if-none-match"], form.etag);
  (isKnown ? form.notModified : form.answer).write(response, request.method !== "HEAD");
}

function chooseForm(forms: ReadyAnswer["forms"], acceptEncoding: string | undefined): ReadyForm {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const form = forms[encoding];
    if (form) return form;
  }
  return forms.identity;
}

/** Whether `If-None-Match` names this tag; caches on the way may have marked it as weak. */
function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(",").some((text) => {
    const tag = text.trim();
    return tag === "*" || tag === etag || tag === `W/${etag}`;
  });
}
