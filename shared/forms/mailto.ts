/** An email that a form prepares and the visitor sends. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body?: string;
}

/** Mail programs and operating systems cut off or refuse longer links. */
export const MAIL_LINK_LIMIT = 2_000;

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
