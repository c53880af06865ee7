import type { FormEvent } from "react";
import { SubmitButton } from "../../forms/SubmitButton";
import { TextLink, type LinkContent } from "../../components/SiteLink";
import { Field } from "../../forms/Field";
import { FormFoot } from "../../forms/FormFoot";
import { loginFormWords } from "./loginContent";
import { nothingNatively } from "../../forms/nativeForm";
import { useSubmitOutcome } from "../../forms/useSubmitOutcome";
import { HydrationBoundary } from "../../errors/HydrationBoundary";
import { headingId } from "../../sections/Section";

interface SignInProps {
  readonly sectionId: string;
  readonly content: { readonly heading: string; readonly body: string; readonly forgotPassword: LinkContent };
}

/** There is no sign-in, and a submit says so. The password is not sent and stays in its field. */
export function SignIn({ sectionId, content }: SignInProps) {
  const { fields, submit, outcome, name } = loginFormWords;
  const submitted = useSubmitOutcome();

  const explain = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted.show({});
  };

  return (
    <HydrationBoundary>
      <form
        className="Form LoginScreen-form"
        aria-label={name}
        onSubmit={explain}
        onInput={submitted.hide}
        {...nothingNatively}
      >
        <h1 id={headingId(sectionId)} className="title-md">
          {content.heading}
        </h1>
        <p className="LoginScreen-text">{content.body}</p>
        <Field field={fields.email} />
        <Field field={fields.password} enterKey="go" />
        <FormFoot
          submitted={submitted}
          outcome={
            <>
              <p>{outcome.body}</p>
              <p>
                <TextLink link={outcome.link} isAlone />
              </p>
            </>
          }
        >
          <p className="LoginScreen-text">
            <TextLink link={content.forgotPassword} isAlone />
          </p>
          <SubmitButton heldClass="LoginScreen-text">{submit}</SubmitButton>
        </FormFoot>
      </form>
    </HydrationBoundary>
  );
}
