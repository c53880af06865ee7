import { company } from "../company";
import { figures, printed } from "../figures";
import { pages } from "../pageTable";
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
  banner: `Message sent! We'll get back within ${printed(figures.promisedReply)}.`,
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

/** What is said in the place of a form's foot once it is submitted. */
export const outcomeWords = {
  mail: {
    heading: "Your email app should be open",
    body: `The message is written. Check it, then press send there. Nothing opened? Copy the message and send it to ${company.supportEmail}.`,
    copied: `Copied. Paste it into a new message to ${company.supportEmail}.`,
  },
  longMail: {
    body: "Your message is too long to open in your email app. Copy it and send it to",
    copied: "Message copied.",
  },
  message: "Your message",
  copy: "Copy Message",
  openAgain: "Open Again",
  notify: {
    heading: "Thank you",
    body: "This page keeps no copy of your details. To have them in writing with us, send them by email as well.",
    email: "Email My Details",
  },
  newsletter: {
    body: `Your email app should be open: press send there to subscribe. Nothing opened? Write to ${company.supportEmail}.`,
  },
  login: {
    body: "Sign-in is not open on this website yet, and nothing you typed was sent. Our team can help you in.",
    link: { label: "Contact our team", href: pages.contact.path, nav: "client" },
  },
  dismiss: "Close this message",
} as const;
