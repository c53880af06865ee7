import { company } from "../company";
import { pages } from "../pageTable";

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
  held: "One moment: the page is still loading.",
  dismiss: "Close this message",
} as const;
