import { company } from "../company";
import type { FieldContent } from "./Field";

export const emailAddress: FieldContent = {
  name: "email",
  label: "Email address",
  type: "email",
  isRequired: true,
  autoComplete: "email",
  placeholder: "you@organization.example",
};

export const footerNewsletterWords = {
  heading: "Newsletter",
  body: "Practical notes on reaching and keeping patients.",
  field: emailAddress,
  note: "Subscribing opens a message in your email app.",
  outcome: `Your email app should be open: press send there to subscribe. Nothing opened? Write to ${company.supportEmail}.`,
  submit: "Subscribe",
  name: "Newsletter sign-up",
} as const;

export const blogNewsletterWords = {
  field: emailAddress,
  submit: "Subscribe",
  name: "Blog newsletter sign-up",
  alert: `Thanks! You're subscribed to the ${company.name} newsletter.`,
} as const;
