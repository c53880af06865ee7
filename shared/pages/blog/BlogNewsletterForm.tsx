import type { FormEvent } from "react";
import { HydrationBoundary } from "../../errors/HydrationBoundary";
import { SubmitButton } from "../../forms/SubmitButton";
import { Field } from "../../forms/Field";
import { blogNewsletterWords } from "../../forms/newsletterContent";
import { nothingNatively } from "../../forms/nativeForm";
import { send } from "../../forms/send";
import { fieldValues } from "../../forms/fieldValues";
import "../../forms/NewsletterForm.css";

/** Shows a browser alert and sends nothing. */
export function BlogNewsletterForm() {
  const { field, submit, name, alert } = blogNewsletterWords;

  const thank = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ form: "newsletter", on: "blog", email: fieldValues(event.currentTarget)(field.name) });
    window.alert(alert);
  };

  return (
    <HydrationBoundary>
      <form className="NewsletterForm" aria-label={name} onSubmit={thank} {...nothingNatively}>
        <div className="NewsletterForm-row row">
          <Field field={field} enterKey="done" className="NewsletterForm-field" />
          <SubmitButton size="small">{submit}</SubmitButton>
        </div>
      </form>
    </HydrationBoundary>
  );
}
