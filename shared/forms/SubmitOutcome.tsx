import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { DismissButton } from "../components/DismissButton";
import { TextLink } from "../components/SiteLink";
import { CopyableMail } from "./CopyableMail";
import { outcomeWords } from "./outcomeContent";
import type { Mail } from "./mailto";
import { openMail } from "./openMail";
import type { Outcome, SubmitOutcomeState } from "./useSubmitOutcome";
import "./SubmitOutcome.css";

/** Says what became of a submit where it was made, and takes the focus. */
export function SubmitOutcome({ expected, shown, show, hide }: SubmitOutcomeState) {
  const region = useRef<HTMLDivElement>(null);
  // For each outcome, so that a second submit is announced too.
  useEffect(() => {
    if (shown) region.current?.focus();
  }, [shown]);

  const dismiss = () => {
    const form = region.current?.closest("form");
    // Synchronously, because a hidden button cannot take the focus.
    flushSync(hide);
    form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };

  return (
    <div
      className="SubmitOutcome"
      role="status"
      aria-atomic="false"
      tabIndex={-1}
      hidden={!shown}
      ref={region}
    >
      <OutcomeContent outcome={shown ?? expected} isShown={shown !== undefined} show={show} />
      {shown ? <DismissButton aria-label={outcomeWords.dismiss} onClick={dismiss} /> : null}
    </div>
  );
}

interface OutcomeContentProps {
  readonly outcome: Outcome;
  readonly isShown: boolean;
  readonly show: (outcome: Outcome) => void;
}

/** Before it is shown it has words and room, but nothing to press. */
function OutcomeContent({ outcome, isShown, show }: OutcomeContentProps) {
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
      <div className="SubmitOutcome-buttons row">
        {isShown ? (
          <button type="button" className="Button Button-small" onClick={open}>
            {email}
          </button>
        ) : null}
      </div>
    </>
  );
}
