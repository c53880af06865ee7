import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { SubmitButton } from "../../forms/SubmitButton";
import { Icon } from "../../components/Icon";
import { toasts } from "../../toasts/toasts";
import { showToast } from "../../toasts/toastStore";
import { missingIn } from "../../forms/missingIn";
import { Field, type FieldContent } from "../../forms/Field";
import { MailOutcomeContent, type MailOutcome } from "../../forms/MailOutcome";
import { contactFormWords } from "./contactFormContent";
import { FormFoot } from "../../forms/FormFoot";
import { CONTACT_SUBJECT } from "../../forms/mails";
import { mailNatively } from "../../forms/nativeForm";
import { send } from "../../forms/send";
import { fieldValues } from "../../forms/fieldValues";
import { useSubmitOutcome } from "../../forms/useSubmitOutcome";
import "../../forms/Form.css";
import "./ContactForm.css";

/** How long the success banner is shown. Then the banner disappears and the fields are cleared. */
const CONTACT_BANNER_MS = 4_000;

const { fields } = contactFormWords;

interface ContactFormProps {
  readonly name: string;
  /** The heading of the form, beside the note about required fields. */
  readonly children: ReactNode;
}

/** Opens an email to the support address. If a required field is empty, a submit does nothing but mark it. */
export function ContactForm({ name, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [sends, setSends] = useState(0);
  const sent = useRef("");
  const requiredNoteId = useId();
  const submitted = useSubmitOutcome<MailOutcome>();

  // The form shows its own messages about missing fields. Without script the browser's check stays on, so that no incomplete
  // email is opened.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (sends === 0) return;
    const timer = setTimeout(() => {
      setSends(0);
      // If the visitor has changed something since the submit, keep it: they are probably about to send it again.
      if (form.current && typedWords(form.current) === sent.current) form.current.reset();
    }, CONTACT_BANNER_MS);
    return () => clearTimeout(timer);
  }, [sends]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first, ...others] = missingIn(event.currentTarget);
    if (first) {
      // Rendered before the focus moves, so that screen readers read the error with the field.
      flushSync(() => {
        // The fields may have been cleared since the last submit: its outcome says nothing about this one.
        submitted.hide();
        setMissing([first, ...others]);
      });
      return focusField(event.currentTarget, first);
    }
    // Shows the browser's own message about an invalid email address.
    if (!event.currentTarget.reportValidity()) return submitted.hide();
    const typed = fieldValues(event.currentTarget);
    const outcome = send({
      form: "contact",
      name: typed(fields.name.name),
      email: typed(fields.email.name),
      organization: typed(fields.organization.name),
      topic: typed(fields.topic.name),
      message: typed(fields.message.name),
    });
    submitted.show(outcome);
    if (outcome.kind !== "mail") return;
    showToast(toasts.mail);
    sent.current = typedWords(event.currentTarget);
    setSends((count) => count + 1);
  };

  const type = ({ target }: FormEvent<HTMLFormElement>) => {
    submitted.hide();
    if (missing.length > 0 && "name" in target) setMissing(missing.filter((name) => name !== target.name));
  };

  const noteOf = ({ name }: FieldContent) => (missing.includes(name) ? requiredNoteId : undefined);
  return (
    <form
      ref={form}
      className="Form ContactForm columns-48"
      aria-label={name}
      onSubmit={submit}
      onInput={type}
      {...mailNatively(CONTACT_SUBJECT)}
    >
      <div className="ContactForm-head row">
        {children}
        <p id={requiredNoteId} className={missing.length > 0 ? "Form-note ContactForm-fault" : "Form-note"}>
          {contactFormWords.requiredNote}
        </p>
      </div>
      <Field field={fields.name} missingNoteId={noteOf(fields.name)} />
      <Field field={fields.email} missingNoteId={noteOf(fields.email)} />
      <Field field={fields.organization} />
      <Field field={fields.topic} missingNoteId={noteOf(fields.topic)} />
      <Field field={fields.message} isWide />
      <FormFoot submitted={submitted} outcome={<MailOutcomeContent expected="mail" submitted={submitted} />}>
        <div className="ContactForm-notes stack">
          <p className="Form-note">{contactFormWords.privacyNote}</p>
          <p className="Form-note">{contactFormWords.mailNote}</p>
        </div>
        <SubmitButton>{contactFormWords.submit}</SubmitButton>
      </FormFoot>
      <div className="ContactForm-status" role="status">
        {sends > 0 ? (
          <p className="ContactForm-banner" key={sends}>
            <Icon name="check" />
            {contactFormWords.banner}
          </p>
        ) : null}
      </div>
    </form>
  );
}

/** All values of the form as one string, for comparison. */
function typedWords(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
