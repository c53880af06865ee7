import { company } from "../company";
import type { Mail } from "./mailto";

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
