import { MAIL_LINK_LIMIT, mailtoLink, type Mail } from "./mailto";
import { openLink } from "./openLink";

/** Opens the email in the visitor's mail program. Returns false if it is too long for a link. */
export function openMail(mail: Mail): boolean {
  const link = mailtoLink(mail);
  if (link.length > MAIL_LINK_LIMIT) return false;
  openLink(link);
  return true;
}
