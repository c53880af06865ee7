import {
  contactMail,
  demoDetailsMail,
  demoMail,
  newsletterMail,
  openMail,
  type ContactMessage,
  type DemoRequest,
  type DemoSolution,
  type Mail,
} from "./mails";

/** What a visitor has filled in and submits. */
export type FormMessage =
  /** Without a solution, the page only takes note of the request, as the specification has it. */
  | ({ readonly form: "demo"; readonly solution?: DemoSolution } & DemoRequest)
  | ({ readonly form: "contact" } & ContactMessage)
  | { readonly form: "newsletter"; readonly on: "footer" | "blog"; readonly email: string };

/** What has become of a message when `send` returns. */
export type SendOutcome =
  /** The visitor's mail program opens with this mail, to be sent there. */
  | { readonly kind: "mail"; readonly mail: Mail }
  /** The mail is too long for a link: the visitor can copy it. */
  | { readonly kind: "longMail"; readonly mail: Mail }
  /** Nothing has left the page. The visitor may be offered this mail. */
  | { readonly kind: "notify"; readonly mail: Mail };

/**
 * Sends what a form holds. Every form but the sign-in goes through here, so that what takes messages can change in one place:
 * docs/decisions/messages-by-mail.md says what a server that takes them needs.
 */
export function send(message: FormMessage): SendOutcome {
  switch (message.form) {
    case "demo":
      return message.solution === undefined
        ? { kind: "notify", mail: demoDetailsMail(message) }
        : byMail(demoMail(message.solution, message));
    case "contact":
      return byMail(contactMail(message));
    case "newsletter": {
      const mail = newsletterMail(message.email);
      return message.on === "footer" ? byMail(mail) : { kind: "notify", mail };
    }
  }
}

function byMail(mail: Mail): SendOutcome {
  return { kind: openMail(mail) ? "mail" : "longMail", mail };
}
