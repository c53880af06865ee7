import type { FormEvent } from "react";
import { HydrationBoundary } from "../errors/HydrationBoundary";
import { CopyableMail } from "./CopyableMail";
import { SubmitButton } from "./SubmitButton";
import { emailAddress } from "./emailAddress";
import { Field } from "./Field";
import { newsletterWords } from "./newsletterContent";
import { FormFoot } from "./FormFoot";
import { NEWSLETTER_SUBJECT } from "./mails";
import { mailNatively, nothingNatively } from "./nativeForm";
import { send, type SendOutcome } from "./send";
import { fieldValues } from "./fieldValues";
import { useSubmitOutcome } from "./useSubmitOutcome";
import "./Form.css";
import "./NewsletterForm.css";

/** In the footer it subscribes by an email to the support address. On the blog it shows a browser alert and sends nothing. */
export function NewsletterForm({ on }: { readonly on: "footer" | "blog" }) {
  const { submit, footer, blog } = newsletterWords;
  const submitted = useSubmitOutcome<SendOutcome>();
  const { shown } = submitted;

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = send({ form: "newsletter", on, email: fieldValues(form)(emailAddress.name) });
    if (on === "blog") return window.alert(blog.alert);
    if (sent.kind === "mail") form.reset();
    submitted.show(sent);
  };

  return (
    <HydrationBoundary>
      <form
        className="NewsletterForm"
        aria-label={newsletterWords[on].name}
        onSubmit={subscribe}
        onInput={submitted.hide}
        onInvalidCapture={submitted.hide}
        {...(on === "footer" ? mailNatively(NEWSLETTER_SUBJECT) : nothingNatively)}
      >
        <div className="NewsletterForm-row row">
          <Field field={emailAddress} isLabelHidden enterKey="send" className="NewsletterForm-field" />
          <SubmitButton size="small">{submit}</SubmitButton>
        </div>
        {on === "footer" ? (
          <FormFoot
            submitted={submitted}
            outcome={
              shown?.kind === "longMail" ? (
                <CopyableMail mail={shown.mail} isTooLong isShown />
              ) : (
                <p>{footer.outcome}</p>
              )
            }
            isSlim
          >
            <p className="Form-note">{footer.note}</p>
          </FormFoot>
        ) : null}
      </form>
    </HydrationBoundary>
  );
}
