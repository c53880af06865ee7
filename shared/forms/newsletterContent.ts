import { company } from "../company";

export const newsletterWords = {
  submit: "Subscribe",
  footer: {
    name: "Newsletter sign-up",
    note: "Subscribing opens a message in your email app.",
    outcome: `Your email app should be open: press send there to subscribe. Nothing opened? Write to ${company.supportEmail}.`,
  },
  blog: {
    name: "Blog newsletter sign-up",
    alert: `Thanks! You're subscribed to the ${company.name} newsletter.`,
  },
} as const;
