import { useState, type ReactNode } from "react";
import { company } from "../../../shared/company";
import { FormFoot } from "../../../shared/forms/FormFoot";
import { DemoForm } from "../../../shared/forms/DemoForm";
import { Field, type FieldContent } from "../../../shared/forms/Field";
import { MailOutcomeContent, type MailOutcome } from "../../../shared/forms/MailOutcome";
import { SubmitButton } from "../../../shared/forms/SubmitButton";
import { toasts } from "../../../shared/toasts/toasts";
import "../../../shared/components/Panel.css";
import { LONG_TEXT, LONG_WORD, type Specimen } from "./specimen";

const fieldOf = (type: FieldContent["type"], own: Partial<FieldContent> = {}): FieldContent => ({
  name: type,
  label: `A field of type ${type}`,
  type,
  autoComplete: "off",
  placeholder: "A placeholder",
  ...own,
});

const mail = { to: company.supportEmail, subject: "A question", body: LONG_TEXT };

/** A form after a submit with this outcome. */
function Submitted({ outcome }: { outcome: MailOutcome }) {
  const [shown, show] = useState<MailOutcome | undefined>(outcome);
  const submitted = { shown, show, hide: () => show(undefined) };
  return (
    <form className="Panel" aria-label={outcome.kind}>
      <FormFoot submitted={submitted} outcome={<MailOutcomeContent expected="mail" submitted={submitted} />}>
        <SubmitButton>Send</SubmitButton>
      </FormFoot>
    </form>
  );
}

const inForm = (content: ReactNode) => (
  <form className="Form Panel" aria-label="Specimen">
    {content}
  </form>
);

export const formSpecimens: readonly Specimen[] = [
  {
    component: "Field",
    state: "of each type, empty",
    tones: ["light", "dark"],
    content: inForm(
      <>
        <Field field={fieldOf("text")} />
        <Field field={fieldOf("email", { label: "Required *", isRequired: true })} />
        <Field field={fieldOf("password")} />
        <Field field={fieldOf("select", { options: ["One", LONG_TEXT] })} />
        <Field field={fieldOf("textarea")} isWide />
      </>,
    ),
  },
  {
    component: "Field",
    state: "marked as missing, and with a long label",
    content: inForm(
      <>
        <Field field={fieldOf("email", { label: "Missing *", isRequired: true })} missingNoteId="missing" />
        <Field field={fieldOf("text", { label: LONG_WORD })} />
        <Field field={fieldOf("text", { label: LONG_TEXT })} />
      </>,
    ),
  },
  {
    component: "SubmitButton",
    state: "as usual and small",
    tones: ["light", "dark"],
    content: inForm(
      <>
        <SubmitButton>Send Message</SubmitButton>
        <SubmitButton size="small">Subscribe</SubmitButton>
      </>,
    ),
  },
  {
    component: "DemoForm",
    state: "empty",
    content: (
      <DemoForm
        content={{ name: "Book a demo", submit: "Book Now", organizationField: "org" }}
        outcome={{ toast: toasts.demo }}
      />
    ),
  },
  {
    component: "MailOutcome",
    state: "after a mail was opened",
    content: <Submitted outcome={{ kind: "mail", mail }} />,
  },
  {
    component: "MailOutcome",
    state: "after a message that is too long for a link",
    content: <Submitted outcome={{ kind: "longMail", mail }} />,
  },
  {
    component: "MailOutcome",
    state: "with a long name",
    content: <Submitted outcome={{ kind: "notify", mail, name: LONG_WORD }} />,
  },
];
