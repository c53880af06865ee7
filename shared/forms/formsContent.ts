import { productNames } from "../company";
import { figures, printed } from "../figures/figures";
import type { FieldContent } from "./Field";
import { pages } from "../routes/pageTable";
import { emailAddress } from "./newsletterContent";

const mailNote =
  "This opens a message in your email app with your details filled\u00a0in. Check it, then press send there.";

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
      options: [productNames.registry, productNames.nudges, "Support", "Other"],
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
  banner: `Message sent! We'll get back within ${printed(figures.promisedReply)}.`,
} as const satisfies { fields: Record<string, FieldContent>; [words: string]: unknown };

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
