import { company } from "../company";
import { openLink } from "./openLink";

/** An email that a form prepares and the visitor sends. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body?: string;
}

/** What a visitor types into a demo form. */
export interface DemoRequest {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
}

/** What a visitor types into the contact form. */
export interface ContactMessage extends DemoRequest {
  readonly topic: string;
  readonly message: string;
}

const NOT_PROVIDED = "Not provided";

export function newsletterMail(email: string): Mail {
  return {
    to: company.supportEmail,
    subject: NEWSLETTER_SUBJECT,
    body: `Hello,

Please subscribe ${email} to the ${company.name} newsletter.

Thank you.`,
  };
}

export const NEWSLETTER_SUBJECT = "Newsletter Subscription Request";

/** The solutions whose demo forms open an email. */
export type DemoSolution = "Providers" | "Health Plans" | "Employers";

export function demoMail(solution: DemoSolution, request: DemoRequest): Mail {
  return {
    to: company.supportEmail,
    subject: demoSubject(solution),
    body: `Hello,

I would like to book a demo of the ${solution} solution.

${asLines(request)}`,
  };
}

/** The email that a demo form offers if it sends nothing itself. */
export function demoDetailsMail(request: DemoRequest): Mail {
  return { to: company.salesEmail, subject: "Demo request", body: asLines(request) };
}

function asLines({ name, email, organization }: DemoRequest): string {
  return `Name: ${name}
Email: ${email}
Organization: ${organization}`;
}

export function demoSubject(solution: DemoSolution): string {
  return `Demo Request - ${solution} Solution`;
}

/** The subject if no topic is chosen. */
export const CONTACT_SUBJECT = "Contact Form";

export function contactMail({ name, email, organization, topic, message }: ContactMessage): Mail {
  return {
    to: company.supportEmail,
    subject: `${CONTACT_SUBJECT}: ${topic}`,
    body: `Name: ${name}
Email: ${email}
Organization: ${organization || NOT_PROVIDED}
Topic: ${topic}

Message:
${message || NOT_PROVIDED}`,
  };
}

/** Mail programs and operating systems cut off or refuse longer links. */
const MAIL_LINK_LIMIT = 2_000;

/** A mailto link for the email (RFC 6068): percent-encoded, with CRLF as line break. */
export function mailtoLink({ to, subject, body }: Mail): `mailto:${string}` {
  const link = `mailto:${to}?subject=${encode(subject)}` as const;
  return body === undefined ? link : `${link}&body=${encode(body.replace(/\r\n|\r|\n/g, "\r\n"))}`;
}

/** Replaces half surrogate pairs, such as a cut-off emoji, for which encodeURIComponent would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}

/** The email as text, for visitors for whom no mail program opens. */
export function mailText({ to, subject, body = "" }: Mail): string {
  return `To: ${to}\nSubject: ${subject}\n\n${body}`;
}

/** Opens the email in the visitor's mail program. Returns false if it is too long for a link. */
export function openMail(mail: Mail): boolean {
  const link = mailtoLink(mail);
  if (link.length > MAIL_LINK_LIMIT) return false;
  openLink(link);
  return true;
}
