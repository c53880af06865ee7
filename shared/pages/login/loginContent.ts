import type { LinkContent } from "../../components/SiteLink";
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
