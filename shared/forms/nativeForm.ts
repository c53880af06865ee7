import { company } from "../company";
import { mailtoLink } from "./mails";

/**
 * How a form behaves before hydration and without script. `data-early-submit` marks forms whose early submits wait for hydration:
 * see client/earlySubmits.ts.
 */
const early = { "data-early-submit": "" };

/**
 * The browser checks the form but sends nothing: outside a dialog the method "dialog" has no effect, so no value gets into the
 * URL.
 */
export const nothingNatively = { method: "dialog", ...early } as const;

/**
 * Opens an email natively. Native encoding of the body is lossy (mail programs may split "Ann & Bob"), so script composes a link
 * instead.
 */
export function mailNatively(subject: string) {
  return {
    action: mailtoLink({ to: company.supportEmail, subject }),
    method: "post",
    encType: "text/plain",
    ...early,
  } as const;
}
