import { company } from "../company";
import { CopyableMail } from "./CopyableMail";
import { mailOutcomeWords } from "./mailOutcomeContent";
import type { Mail } from "./mailto";
import { openMail } from "./openMail";
import type { SubmitOutcomeState } from "./useSubmitOutcome";

/** The outcome of a form whose values go into an email. `longMail` means that the email is too long for a mailto link. */
export type MailOutcome =
  | { readonly kind: "mail" | "longMail"; readonly mail: Mail }
  /** Nothing was sent: thanks the visitor by name, and offers the values as an email. */
  | { readonly kind: "notify"; readonly name: string; readonly mail: Mail };

const unsent: Mail = { to: company.supportEmail, subject: "" };

interface MailOutcomeContentProps {
  /**
   * The outcome that a submit will probably have. Before the submit it is rendered invisibly, to reserve room; its buttons are
   * left out.
   */
  readonly expected: "mail" | "notify";
  readonly submitted: SubmitOutcomeState<MailOutcome>;
}

export function MailOutcomeContent({ expected, submitted: { shown, show } }: MailOutcomeContentProps) {
  const { kind, mail } = shown ?? { kind: expected, mail: unsent };
  const isShown = shown !== undefined;
  if (kind !== "notify")
    return <CopyableMail mail={mail} isTooLong={kind === "longMail"} isShown={isShown} />;
  const { heading, body, email } = mailOutcomeWords.notify;
  const [firstWord] = (shown?.kind === "notify" ? shown.name : "").trim().split(/\s/);
  const open = () => {
    if (!openMail(mail)) show({ kind: "longMail", mail });
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
