import { company } from "../company";

/** The texts that all forms show after a submit. */
export const outcomeWords = {
  held: "One moment: the page is still loading.",
  dismiss: "Close this message",
} as const;

/** Shown after the submit of a form that opens an email, in place of its note and button. */
export const mailOutcomeWords = {
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
} as const;
