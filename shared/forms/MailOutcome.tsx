import type { ReactElement } from "react";
import { company } from "../company";
import { CopyableMail } from "./CopyableMail";
import { mailOutcomeWords } from "./outcomeContent";
import { openMail, type Mail } from "./mails";
import type { SendOutcome } from "./send";
import type { SubmitOutcomeState } from "./useSubmitOutcome";
import { Button } from "../components/Button";

/** What has become of a message, and by which name to thank for it where nothing was sent. */
export type MailOutcome = SendOutcome & { readonly name?: string };

const unsent: Mail = { to: company.supportEmail, subject: "" };

interface MailOutcomeContentProps {
  /**
   * The outcome that a submit will probably have. Before the submit it is rendered invisibly, to reserve room; its buttons are
   * left out.
   */
  readonly expected: "mail" | "notify";
  readonly submitted: SubmitOutcomeState<MailOutcome>;
}

export function MailOutcomeContent({
  expected,
  submitted: { shown, show },
}: MailOutcomeContentProps): ReactElement {
  const { kind, mail } = shown ?? { kind: expected, mail: unsent };
  const isShown = shown !== undefined;
  switch (kind) {
    case "mail":
    case "longMail":
      return <CopyableMail mail={mail} isTooLong={kind === "longMail"} isShown={isShown} />;
    case "notify": {
      const open = () => {
        if (!openMail(mail)) show({ kind: "longMail", mail });
      };
      return <Thanks name={shown?.name} open={isShown ? open : undefined} />;
    }
  }
}

interface ThanksProps {
  readonly name: string | undefined;
  /** Opens the visitor's details as an email. */
  readonly open: (() => void) | undefined;
}

function Thanks({ name = "", open }: ThanksProps) {
  const { heading, body, email } = mailOutcomeWords.notify;
  // As it was written: the first word may be a title, and in many languages it is the family name.
  const written = name.trim();
  return (
    <>
      <h3 className="title-xs">{written ? `${heading}, ${written}` : heading}</h3>
      <p>{body}</p>
      <div className="SubmitOutcome-buttons row">
        {open ? (
          <Button variant="primary" size="small" onClick={open}>
            {email}
          </Button>
        ) : null}
      </div>
    </>
  );
}
