import type { FormEvent } from "react";
import { SubmitButton } from "../components/Button";
import { Field } from "./Field";
import { footerNewsletterWords } from "./formsContent";
import { NEWSLETTER_SUBJECT, newsletterMail } from "./mails";
import { mailNatively } from "./nativeForm";
import { typedInto } from "./typedInto";
import { useMail } from "./useMail";

/** Subscribes by a mail to the support address. */
export function FooterNewsletterForm() {
  const { heading, body, field, submit, note, name } = footerNewsletterWords;
  const mail = useMail();

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (mail.open(newsletterMail(typedInto(form)(field.name)))) form.reset();
  };

  return (
    <form
      className="NewsletterForm"
      aria-label={name}
      onSubmit={subscribe}
      {...mailNatively(NEWSLETTER_SUBJECT)}
    >
      <h2 className="Footer-heading">{heading}</h2>
      <p>{body}</p>
      <div className="NewsletterForm-row">
        <Field field={field} enterKey="send" />
        <SubmitButton size="small">{submit}</SubmitButton>
      </div>
      <p className="Form-note">{note}</p>
      {mail.notice}
    </form>
  );
}
