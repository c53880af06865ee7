import { useState, type ReactNode } from "react";
import { LongMail } from "./LongMail";
import { MAIL_LINK_LIMIT, mailtoLink, type Mail } from "./mailto";
import { openLink } from "./openLink";

/**
 * `open` opens the message in the visitor's mail program and returns whether it could. If the message is too long for
 * a link, `notice` shows how to send it.
 */
export function useMail(): { open: (mail: Mail) => boolean; notice: ReactNode } {
  const [long, setLong] = useState<{ readonly mail: Mail; readonly attempt: number }>();
  const open = (mail: Mail) => {
    const link = mailtoLink(mail);
    const isTooLong = link.length > MAIL_LINK_LIMIT;
    // A new element, so that screen readers announce a second attempt too.
    setLong((last) => (isTooLong ? { mail, attempt: (last?.attempt ?? 0) + 1 } : undefined));
    if (!isTooLong) openLink(link);
    return !isTooLong;
  };
  return { open, notice: long ? <LongMail key={long.attempt} mail={long.mail} /> : null };
}
