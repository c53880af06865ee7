import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { SubmitButton } from "../components/Button";
import { Icon } from "../components/Icon";
import { toasts } from "../toasts/toasts";
import { showToast } from "../toasts/toastStore";
import { Field, type FieldContent } from "./Field";
import { contactFormWords } from "./formsContent";
import { CONTACT_SUBJECT, contactMail } from "./mails";
import { mailNatively } from "./nativeForm";
import { typedInto } from "./typedInto";
import { useMail } from "./useMail";

/** How long the success banner is shown before it and the fields are cleared. */
const CONTACT_BANNER_MS = 4_000;

const { fields } = contactFormWords;
const requiredNames: readonly string[] = Object.values(fields)
  .filter((field: FieldContent) => field.isRequired)
  .map(({ name }) => name);

/** The contact form: writes a message to the support address. With a required field missing, a submit does nothing. */
export function ContactForm({ name }: { name: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [sends, setSends] = useState(0);
  const requiredNoteId = useId();
  const mail = useMail();

  // No browser messages about missing fields. Without script the check stays, or half a message would go to the mail program.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (sends === 0) return;
    const timer = setTimeout(() => {
      setSends(0);
      form.current?.reset();
    }, CONTACT_BANNER_MS);
    return () => clearTimeout(timer);
  }, [sends]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedInto(event.currentTarget);
    const nowMissing = requiredNames.filter((required) => !typed(required).trim());
    setMissing(nowMissing);
    if (nowMissing[0]) return focusField(event.currentTarget, nowMissing[0]);
    // The browser's own check and message for the email type.
    if (!event.currentTarget.reportValidity()) return;
    const message = contactMail({
      name: typed(fields.name.name),
      email: typed(fields.email.name),
      organization: typed(fields.organization.name),
      topic: typed(fields.topic.name),
      message: typed(fields.message.name),
    });
    if (!mail.open(message)) return;
    showToast(toasts.mail);
    setSends((count) => count + 1);
  };

  const forgiveTyped = ({ target }: FormEvent<HTMLFormElement>) => {
    if (missing.length > 0 && "name" in target) setMissing(missing.filter((name) => name !== target.name));
  };

  const faultOf = (field: FieldContent) => (missing.includes(field.name) ? requiredNoteId : undefined);
  return (
    <form
      ref={form}
      className="Form"
      aria-label={name}
      onSubmit={send}
      onInput={forgiveTyped}
      {...mailNatively(CONTACT_SUBJECT)}
    >
      <p id={requiredNoteId} className="Form-note Field-wide">
        {contactFormWords.requiredNote}
      </p>
      <Field field={fields.name} faultId={faultOf(fields.name)} />
      <Field field={fields.email} faultId={faultOf(fields.email)} />
      <Field field={fields.organization} />
      <Field field={fields.topic} faultId={faultOf(fields.topic)} />
      <Field field={fields.message} isWide />
      <div className="Form-end">
        <p className="Form-note">{contactFormWords.privacyNote}</p>
        <div className="Form-status" role="status">
          {sends > 0 ? (
            <p className="Banner" key={sends}>
              <Icon name="check" />
              {contactFormWords.banner}
            </p>
          ) : null}
        </div>
        <SubmitButton>{contactFormWords.submit}</SubmitButton>
        <p className="Form-note">{contactFormWords.mailNote}</p>
        {mail.notice}
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
