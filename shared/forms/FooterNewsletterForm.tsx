import type { FormEvent } from "react";
import { HydrationBoundary } from "../errors/HydrationBoundary";
import { CopyableMail } from "./CopyableMail";
import { SubmitButton } from "./SubmitButton";
import { Field } from "./Field";
import { footerNewsletterWords } from "./newsletterContent";
import { FormFoot } from "./FormFoot";
import { NEWSLETTER_SUBJECT } from "./mails";
import { mailNatively } from "./nativeForm";
import { send, type SendOutcome } from "./send";
import { fieldValues } from "./fieldValues";
import { useSubmitOutcome } from "./useSubmitOutcome";
import "./Form.css";
import "./NewsletterForm.css";

/** Subscribes by an email to the support address. */
export function FooterNewsletterForm() {
  const { heading, body, field, submit, note, outcome, name } = footerNewsletterWords;
  const submitted = useSubmitOutcome<SendOutcome>();
  const { shown } = submitted;

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = send({ form: "newsletter", on: "footer", email: fieldValues(form)(field.name) });
    if (sent.kind === "mail") form.reset();
    submitted.show(sent);
  };

  return (
    <HydrationBoundary>
      <form
        className="NewsletterForm"
        aria-label={name}
        onSubmit={subscribe}
        onInput={submitted.hide}
        onInvalidCapture={submitted.hide}
        {...mailNatively(NEWSLETTER_SUBJECT)}
      >
        <h2 className="Footer-heading">{heading}</h2>
        <p className="NewsletterForm-body">{body}</p>
        <div className="NewsletterForm-row row">
          <Field field={field} enterKey="send" className="NewsletterForm-field" />
          <SubmitButton size="small">{submit}</SubmitButton>
        </div>
        <FormFoot
          submitted={submitted}
          outcome={
            shown?.kind === "longMail" ? (
              <CopyableMail mail={shown.mail} isTooLong isShown />
            ) : (
              <p>{outcome}</p>
            )
          }
          isSlim
        >
          <p className="Form-note">{note}</p>
        </FormFoot>
      </form>
    </HydrationBoundary>
  );
}
