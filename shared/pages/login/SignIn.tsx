import { SubmitButton } from "../../components/Button";
import { TextLink, type LinkContent } from "../../components/SiteLink";
import { Field } from "../../forms/Field";
import { loginFormWords } from "../../forms/formsContent";
import { headingId } from "../../sections/Section";

interface SignInProps {
  readonly sectionId: string;
  readonly content: { readonly heading: string; readonly body: string; readonly forgotPassword: LinkContent };
}

/** No sign-in exists: outside a dialog `method="dialog"` does nothing, so the password stays in its field. */
export function SignIn({ sectionId, content }: SignInProps) {
  const { fields, submit, name } = loginFormWords;
  return (
    <form className="LoginScreen-form" method="dialog" aria-label={name}>
      <h1 id={headingId(sectionId)} className="title-md">
        {content.heading}
      </h1>
      <p>{content.body}</p>
      <Field field={fields.email} />
      <Field field={fields.password} enterKey="go" />
      <p>
        <TextLink link={content.forgotPassword} />
      </p>
      <SubmitButton>{submit}</SubmitButton>
    </form>
  );
}
