import type { FormEvent } from "react";
import { HydrationBoundary } from "../errors/HydrationBoundary";
import { SubmitButton } from "./SubmitButton";
import { TextLink } from "../components/SiteLink";
import { company } from "../company";
import { toasts, type ToastContent } from "../toasts/toasts";
import { showToast } from "../toasts/toastStore";
import { Field } from "./Field";
import { demoFormWords } from "./demoFormContent";
import { FormFoot } from "./FormFoot";
import { demoSubject, type DemoSolution } from "./mails";
import { MailOutcomeContent, type MailOutcome } from "./MailOutcome";
import { mailNatively, nothingNatively } from "./nativeForm";
import { send } from "./send";
import { fieldValues } from "./fieldValues";
import { useSubmitOutcome } from "./useSubmitOutcome";
import "./Form.css";

/** What a submit does: shows a toast, or opens a message to the support address and shows the toast for that. */
export type DemoOutcome = { readonly toast: ToastContent } | { readonly mailFor: DemoSolution };

export interface DemoFormContent {
  /** The accessible name of the form. */
  readonly name: string;
  readonly submit: string;
  /** The `name` of the organization field. Its label is the same on all pages. */
  readonly organizationField: "org" | "organization";
}

/** The demo request: name, email and organization. */
export function DemoForm({ content, outcome }: { content: DemoFormContent; outcome: DemoOutcome }) {
  const { name, submit: submitLabel, organizationField } = content;
  const { fields } = demoFormWords;
  const expected = "toast" in outcome ? "notify" : "mail";
  const submitted = useSubmitOutcome<MailOutcome>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldValues(event.currentTarget);
    const message = {
      form: "demo",
      name: typed(fields.name.name),
      email: typed(fields.email.name),
      organization: typed(organizationField),
      ...("mailFor" in outcome && { solution: outcome.mailFor }),
    } as const;
    const sent = send(message);
    if (sent.kind !== "longMail") showToast("toast" in outcome ? outcome.toast : toasts.mail);
    submitted.show({ ...sent, name: message.name });
  };

  return (
    <HydrationBoundary>
      <form
        className="Form columns-48"
        aria-label={name}
        onSubmit={submit}
        onInput={submitted.hide}
        onInvalidCapture={submitted.hide}
        {...("toast" in outcome ? nothingNatively : mailNatively(demoSubject(outcome.mailFor)))}
      >
        <Field field={fields.name} isWide />
        <Field field={fields.email} />
        <Field field={{ ...fields.organization, name: organizationField }} enterKey="send" />
        <FormFoot
          submitted={submitted}
          outcome={<MailOutcomeContent expected={expected} submitted={submitted} />}
        >
          <SubmitButton>{submitLabel}</SubmitButton>
          <p className="Form-note">{"toast" in outcome ? <NotifyNote /> : demoFormWords.mailNote}</p>
        </FormFoot>
      </form>
    </HydrationBoundary>
  );
}

/** The contact details, shown by forms that send nothing. */
function NotifyNote() {
  const { beforeEmail, betweenEmailAndPhone } = demoFormWords.notifyNote;
  const { salesEmail, phone } = company;
  return (
    <>
      {beforeEmail} <TextLink link={{ label: salesEmail, href: `mailto:${salesEmail}`, nav: "mail" }} />{" "}
      {betweenEmailAndPhone} <TextLink link={{ label: phone.label, href: phone.href, nav: "tel" }} />.
    </>
  );
}
