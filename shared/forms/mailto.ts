/** A message that a form writes and the visitor sends. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body?: string;
}

/** Mail programs and operating systems truncate or refuse longer links. */
export const MAIL_LINK_LIMIT = 2_000;

/** The message as a link by RFC 6068: percent-encoded, line breaks as CRLF. */
export function mailtoLink({ to, subject, body }: Mail): `mailto:${string}` {
  const link = `mailto:${to}?subject=${encode(subject)}` as const;
  return body === undefined ? link : `${link}&body=${encode(body.replace(/\r\n|\r|\n/g, "\r\n"))}`;
}

/** encodeURIComponent throws for half of a surrogate pair, as in a cut-off emoji. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}

/** The message as text, for a visitor whose mail program no link opens. */
export function mailText({ to, subject, body = "" }: Mail): string {
  return `To: ${to}\nSubject: ${subject}\n\n${body}`;
}
