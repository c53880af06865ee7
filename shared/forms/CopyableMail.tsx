import { useEffect, useRef, useState } from "react";
import { TextLink } from "../components/SiteLink";
import { mailOutcomeWords } from "./outcomeContent";
import { mailText, mailtoLink, openMail, type Mail } from "./mails";
import { Button } from "../components/Button";
import "./Field.css";

interface CopyableMailProps {
  readonly mail: Mail;
  /** Whether the message is too long for a mailto link. */
  readonly isTooLong: boolean;
  readonly isShown: boolean;
}

/** A message that the visitor can copy, or open again in their mail program. */
export function CopyableMail({ mail, isTooLong, isShown }: CopyableMailProps) {
  const words = isTooLong ? mailOutcomeWords.longMail : mailOutcomeWords.mail;
  const text = mailText(mail);
  const field = useRef<HTMLTextAreaElement>(null);
  const [last, setLast] = useState<{ readonly mail: Mail; readonly isCopied: boolean }>();
  // Each submit makes another mail, of the same words too.
  const attempt = last?.mail === mail ? last : undefined;
  const isCopied = attempt?.isCopied === true;
  const isRefused = attempt?.isCopied === false;

  useEffect(() => {
    if (attempt?.isCopied !== false) return;
    field.current?.focus();
    field.current?.select();
    // When a text field gets the focus, browsers scroll it into view, but a toast may still cover it.
    field.current?.scrollIntoView({ block: "nearest" });
  }, [attempt]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ mail, isCopied: true });
    } catch {
      // The clipboard needs https and permission. Without it the text is selected, so that the visitor can copy it with the
      // keyboard.
      setLast({ mail, isCopied: false });
    }
  };

  return (
    <>
      {isTooLong ? null : <h3 className="title-xs">{mailOutcomeWords.mail.heading}</h3>}
      <div className="SubmitOutcome-body">
        {/* Rendered even when hidden, so that the form keeps its height. */}
        <p hidden={isCopied}>
          {words.body}
          {isTooLong ? <AddressOf mail={mail} /> : null}
        </p>
        {isCopied ? <p>{words.copied}</p> : null}
      </div>
      {isTooLong || isRefused ? (
        <textarea
          className="SubmitOutcome-message Field-control"
          aria-label={mailOutcomeWords.message}
          ref={field}
          value={text}
          rows={6}
          readOnly
        />
      ) : null}
      <div className="SubmitOutcome-buttons row">
        {isShown ? (
          <Button variant="primary" size="small" onClick={() => void copy()}>
            {mailOutcomeWords.copy}
          </Button>
        ) : null}
        {isShown && !isTooLong ? (
          <Button variant="outline" size="small" onClick={() => openMail(mail)}>
            {mailOutcomeWords.openAgain}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function AddressOf({ mail: { to, subject } }: { mail: Mail }) {
  return (
    <>
      {" "}
      <TextLink link={{ label: to, href: mailtoLink({ to, subject }), nav: "mail" }} />.
    </>
  );
}
