import { expect, it } from "vitest";
import { mailtoLink } from "../../shared/forms/mails";
import { mailOf } from "../support/recordTraffic";

it("a mail link carries all text unchanged but line breaks, which are CRLF, and survives half of an emoji", () => {
  const text = `Ann & Bob? #1; x=y a+b 100% %41 "Ann" 'Lee' <ann> Zoë 👩🏽‍⚕️ 日本`;
  const body = `${text}\na\r\nb\rc\u{1F600}`.slice(0, -1);
  const link = mailtoLink({ to: "a@b.example", subject: text, body });
  expect(mailOf(link)).toEqual({ to: "a@b.example", subject: text, body: `${text}\r\na\r\nb\r\nc\uFFFD` });
});
