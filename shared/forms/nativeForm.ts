import { company } from "../company";
import { mailtoLink } from "./mailto";

/**
 * How a form behaves before the page is live and without script. The mark `data-early-submit` has a submit made
 * before hydration wait for it: client/earlySubmits.ts.
 */
const early = { "data-early-submit": "" };

/** Checked by the browser, sent nowhere: outside a dialog this method does nothing, so that no field reaches the URL. */
export const nothingNatively = { method: "dialog", ...early } as const;

/** Opens a message natively. Its body is lossy ("Ann & Bob" may come apart), so script composes a link instead. */
export function mailNatively(subject: string) {
  return {
    action: mailtoLink({ to: company.supportEmail, subject }),
    method: "post",
    encType: "text/plain",
    ...early,
  } as const;
}
