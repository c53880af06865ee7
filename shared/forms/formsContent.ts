import { company } from "../company";
import type { FieldContent } from "./Field";

const EMAIL_PLACEHOLDER = "you@organization.example";

const mailNote =
  "This opens a message in your email app with your details filled in. Check it, then press send there.";

const emailAddress: FieldContent = {
  name: "email",
  label: "Email address",
  type: "email",
  isRequired: true,
  autoComplete: "email",
  placeholder: EMAIL_PLACEHOLDER,
};

export const demoFormWords = {
  requiredNote: "All fields are required.",
  fields: {
    name: { name: "name", label: "Name", type: "text", isRequired: true, autoComplete: "name" },
    email: { ...emailAddress, label: "Email" },
    organization: {
      name: "organization",
      label: "Organization",
      type: "text",
      isRequired: true,
      autoComplete: "organization",
    },
  },
  notifyNote: {
    beforeEmail: "You can also write to",
    betweenEmailAndPhone: "or call",
  },
  mailNote,
} as const satisfies { fields: Record<string, FieldContent>; [words: string]: unknown };

export const contactFormWords = {
  requiredNote: "Fields marked * are required.",
  fields: {
    name: { name: "name", label: "Name *", type: "text", isRequired: true, autoComplete: "name" },
    email: { ...emailAddress, label: "Email *" },
    organization: { name: "org", label: "Organization", type: "text", autoComplete: "organization" },
    topic: {
      name: "topic",
      label: "Topic *",
      type: "select",
      isRequired: true,
      autoComplete: "off",
      placeholder: "Choose a topic",
      options: ["More Good Years", "eNgage AI", "Support", "Other"],
    },
    message: {
      name: "message",
      label: "Message",
      type: "textarea",
      autoComplete: "off",
      placeholder: "What would you like to talk about?",
    },
  },
  privacyNote: "Please do not include health details about yourself or anyone else.",
  mailNote,
  submit: "Send Message",
  banner: "Message sent! We'll get back within 1 business day.",
} as const satisfies { fields: Record<string, FieldContent>; [words: string]: unknown };

export const footerNewsletterWords = {
  heading: "Newsletter",
  body: "Practical notes on reaching and keeping patients.",
  field: emailAddress,
  note: "Subscribing opens a message in your email app.",
  submit: "Subscribe",
  name: "Newsletter sign-up",
} as const;

export const blogNewsletterWords = {
  field: emailAddress,
  submit: "Subscribe",
  name: "Blog newsletter sign-up",
  alert: `Thanks! You're subscribed to the ${company.name} newsletter.`,
} as const;

export const loginFormWords = {
  fields: {
    email: { ...emailAddress, label: "Email", isRequired: false, autoComplete: "username" },
    password: { name: "password", label: "Password", type: "password", autoComplete: "current-password" },
  },
  submit: "Sign In",
  name: "Sign in",
} as const satisfies { fields: Record<string, FieldContent>; [words: string]: unknown };

/** For a message that is too long for a link. */
export const longMailWords = {
  text: "Your message is too long to open in your email app. Copy it and send it to",
  label: "Your message",
  copy: "Copy Message",
  copied: "Message copied.",
} as const;
