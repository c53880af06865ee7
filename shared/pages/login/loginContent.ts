import type { LinkContent } from "../../components/SiteLink";
import { emailAddress } from "../../forms/emailAddress";
import type { FieldContent } from "../../forms/Field";
import { pages } from "../../routes/pageTable";

export const signIn = {
  heading: "Welcome Back",
  body: "Use the email address your organization has on file.",
  forgotPassword: { label: "Forgot password?", href: pages.contact.path, nav: "client" },
} as const satisfies { forgotPassword: LinkContent; [words: string]: unknown };

export const noAccount = {
  heading: "No account yet?",
  body: "Accounts are set up with your organization.",
  links: [
    { label: "Contact us", href: pages.contact.path, nav: "client" },
    { label: "Explore the platform", href: pages.platform.path, nav: "client" },
  ],
} as const satisfies { links: readonly LinkContent[]; [words: string]: unknown };

export const loginFormWords = {
  fields: {
    email: { ...emailAddress, label: "Email", isRequired: false, autoComplete: "username" },
    password: { name: "password", label: "Password", type: "password", autoComplete: "current-password" },
  },
  submit: "Sign In",
  outcome: {
    body: "Sign-in is not open on this website yet, and nothing you typed was sent. Our team can help you in.",
    link: { label: "Contact our team", href: pages.contact.path, nav: "client" },
  },
  name: "Sign in",
} as const satisfies { fields: Record<string, FieldContent>; [words: string]: unknown };
