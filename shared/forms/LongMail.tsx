import { useEffect, useRef, useState } from "react";
import { longMailWords } from "./formsContent";
import { mailtoLink, type Mail } from "./mailto";

/** Shows a message that is too long for a `mailto:` link, to be copied. The fields keep what was typed. */
export function LongMail({ mail }: { mail: Mail }) {
  const notice = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [hasCopied, setHasCopied] = useState(false);
  useEffect(() => notice.current?.focus(), []);

  const copy = async () => {
    text.current?.select();
    try {
      await navigator.clipboard.writeText(mail.body ?? "");
      setHasCopied(true);
    } catch {
      // No clipboard without https or permission: the text is selected, ready to be copied by keyboard.
    }
  };

  return (
    <div className="LongMail" ref={notice} tabIndex={-1}>
      <p>
        {longMailWords.text}{" "}
        <a className="TextLink" href={mailtoLink({ to: mail.to, subject: mail.subject })}>
          {mail.to}
        </a>
        .
      </p>
      <textarea aria-label={longMailWords.label} ref={text} value={mail.body} rows={6} readOnly />
      <div className="LongMail-copy">
        <button type="button" className="Button Button-small Button-outline" onClick={() => void copy()}>
          {longMailWords.copy}
        </button>
        <span role="status">{hasCopied ? longMailWords.copied : null}</span>
      </div>
    </div>
  );
}
