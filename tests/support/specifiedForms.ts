// Written by hand from the specification, like specifiedPages.ts.
import type { mailOf } from "./recordTraffic";
import * as company from "./specifiedCompany";

const SUPPORT = `support@${company.domain}`;
const OPENING = "Opening your email client... A pre-filled email to the support address will open.";
const THANKED =
  "Thank you, Ann & Bob This page keeps no copy of your details. To have them in writing with us, send them by email as well.";
const OPENED = `Your email app should be open The message is written. Check it, then press send there. Nothing opened? Copy the message and send it to ${SUPPORT}.`;

type Mail = ReturnType<typeof mailOf>;

interface SpecifiedForm {
  readonly path: string;
  readonly name: string;
  readonly submit: string;
  /** The values to type, by label. All fields are required except those in `isOptional`. */
  readonly typed: Readonly<Record<string, string>>;
  readonly isOptional?: readonly string[];
  readonly outcome: Outcome;
}

/** Everything that a submit does. It must not do anything else. */
interface Outcome {
  readonly toast?: string;
  readonly alert?: string;
  readonly mail?: Mail;
  /** The text in place of the form's note and button. */
  readonly answer?: string;
  /** A button in the outcome, and the email that it opens. */
  readonly offers?: readonly [button: string, mail: Mail];
  readonly isCleared?: boolean;
}

const DETAILS = 'Name:  Ann & Bob\nEmail: ann+1@example.org\nOrganization: 100% "Cedar" 🌅';

const told = (toast: string): Outcome => ({
  toast,
  answer: THANKED,
  offers: ["Email My Details", { to: `sales@${company.domain}`, subject: "Demo request", body: DETAILS }],
});
const submitted = told("Demo request submitted! We'll contact you soon to schedule your personalized demo.");
const received = told("Thanks! We'll reach out shortly. Your demo request has been received.");
const opened = (subject: string, body: string): Outcome => {
  const mail = { to: SUPPORT, subject, body };
  return { toast: OPENING, mail, answer: OPENED, offers: ["Open Again", mail] };
};
const openedFor = (solution: string) =>
  opened(
    `Demo Request - ${solution} Solution`,
    `Hello,\n\nI would like to book a demo of the ${solution} solution.\n\n${DETAILS}`,
  );

const demoForms: readonly (readonly [path: string, name: string, outcome: Outcome])[] = [
  ["/about", "Book your demo", received],
  ["/platform", "Request your demo", submitted],
  ["/platform/get-more-patients", `Request your ${company.registry} demo`, submitted],
  ["/platform/engage-more-patients", `Request your ${company.nudges} demo`, submitted],
  ["/solutions", "Book your demo", submitted],
  ["/solutions/providers", "Book your demo for providers", openedFor("Providers")],
  ["/solutions/health-plans", "Book your demo for health plans and ACOs", openedFor("Health Plans")],
  ["/solutions/employers", "Book your demo for employers", openedFor("Employers")],
];

/** The name, fields and outcome of each form. */
export const specifiedForms: readonly SpecifiedForm[] = [
  ...demoForms.map(([path, name, outcome]) => ({
    path,
    name,
    submit: name.startsWith("Book") ? "Book My Demo" : "Request My Demo",
    typed: { Name: " Ann & Bob", Email: "ann+1@example.org", Organization: '100% "Cedar" 🌅' },
    outcome,
  })),
  {
    path: "/contact",
    name: "Contact form",
    submit: "Send Message",
    typed: {
      "Name *": "Ann",
      "Email *": "ann@example.org",
      Organization: "Cedar",
      "Topic *": company.nudges,
      Message: "Two\nlines",
    },
    isOptional: ["Organization", "Message"],
    outcome: opened(
      `Contact Form: ${company.nudges}`,
      `Name: Ann\nEmail: ann@example.org\nOrganization: Cedar\nTopic: ${company.nudges}\n\nMessage:\nTwo\nlines`,
    ),
  },
  {
    path: "/blog",
    name: "Blog newsletter sign-up",
    submit: "Subscribe",
    typed: { "Email address": "ann@example.org" },
    outcome: { alert: `Thanks! You're subscribed to the ${company.name} newsletter.` },
  },
  ...["/", "/login"].map((path) => ({
    path,
    name: "Newsletter sign-up",
    submit: "Subscribe",
    typed: { "Email address": "ann+news@example.org" },
    outcome: {
      mail: {
        to: SUPPORT,
        subject: "Newsletter Subscription Request",
        body: `Hello,\n\nPlease subscribe ann+news@example.org to the ${company.name} newsletter.\n\nThank you.`,
      },
      answer: `Your email app should be open: press send there to subscribe. Nothing opened? Write to ${SUPPORT}.`,
      isCleared: true,
    },
  })),
  {
    path: "/login",
    name: "Sign in",
    submit: "Sign In",
    typed: { Email: "ann@example.org", Password: "hush" },
    isOptional: ["Email", "Password"],
    outcome: {
      answer:
        "Sign-in is not open on this website yet, and nothing you typed was sent. Our team can help you in. Contact our team",
    },
  },
];
