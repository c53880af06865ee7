import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../components/Icon";
import { TextLink } from "../components/SiteLink";
import { outcomeWords } from "./formsContent";
import { CopyableMail } from "./CopyableMail";
import type { Mail } from "./mailto";
import { openMail } from "./openMail";
import type { SubmitOutcomeState } from "./useSubmitOutcome";
import "./SubmitOutcome.css";

/** Answers a submit where it was made, and takes the focus. */
export function SubmitOutcome({ outcome, isShown, show, hide }: SubmitOutcomeState) {
  const answer = useRef<HTMLDivElement>(null);
  // On the outcome itself, so that a second submit is announced too.
  useEffect(() => {
    if (isShown) answer.current?.focus();
  }, [outcome, isShown]);

  const dismiss = () => {
    const form = answer.current?.closest("form");
    // At once: as long as it is hidden, the button cannot take the focus.
    flushSync(hide);
    form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };

  return (
    <div
      className="SubmitOutcome"
      role="status"
      aria-atomic="false"
      tabIndex={-1}
      hidden={!isShown}
      ref={answer}
    >
      <Answer outcome={outcome} isShown={isShown} show={show} />
      {isShown ? (
        <button
          type="button"
          className="SubmitOutcome-dismiss"
          aria-label={outcomeWords.dismiss}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  );
}

/** Before it is shown it has words and room, but nothing to press. */
function Answer({ outcome, isShown, show }: Omit<SubmitOutcomeState, "hide">) {
  switch (outcome.kind) {
    case "mail":
    case "longMail":
      return <CopyableMail mail={outcome.mail} isTooLong={outcome.kind === "longMail"} isShown={isShown} />;
    case "notify":
      return (
        <ThankYou {...outcome} isShown={isShown} onTooLong={(mail) => show({ kind: "longMail", mail })} />
      );
    case "newsletter":
      return <p>{outcomeWords.newsletter.body}</p>;
    case "login":
      return (
        <>
          <p>{outcomeWords.login.body}</p>
          <p>
            <TextLink link={outcomeWords.login.link} />
          </p>
        </>
      );
  }
}

interface ThankYouProps {
  readonly name: string;
  readonly mail: Mail;
  readonly isShown: boolean;
  readonly onTooLong: (mail: Mail) => void;
}

function ThankYou({ name, mail, isShown, onTooLong }: ThankYouProps) {
  const { heading, body, email } = outcomeWords.notify;
  const [firstWord] = name.trim().split(/\s/);
  const open = () => {
    if (!openMail(mail)) onTooLong(mail);
  };
  return (
    <>
      <h3 className="title-xs">{firstWord ? `${heading}, ${firstWord}` : heading}</h3>
      <p>{body}</p>
      <div className="SubmitOutcome-buttons">
        {isShown ? (
          <button type="button" className="Button Button-small" onClick={open}>
            {email}
          </button>
        ) : null}
      </div>
    </>
  );
}
