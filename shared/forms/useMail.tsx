import { useState, type ReactNode } from "react";
import { LongMail } from "./LongMail";
import { MAIL_LINK_LIMIT, mailtoLink, type Mail } from "./mailto";
import { openLink } from "./openLink";

/**
 * `open` opens the message in the visitor's mail program and says whether it could; where no link can carry the
 * message, the `notice` in the form tells how to send it.
 */
export function useMail(): { open: (mail: Mail) => boolean; notice: ReactNode } {
  const [longMail, setLongMail] = useState<Mail>();
  const open = (mail: Mail) => {
    const link = mailtoLink(mail);
    const isTooLong = link.length > MAIL_LINK_LIMIT;
    setLongMail(isTooLong ? mail : undefined);
    if (!isTooLong) openLink(link);
    return !isTooLong;
  };
  return { open, notice: longMail ? <LongMail mail={longMail} /> : null };
}
