import { expect, it } from "vitest";
import { mailtoLink } from "../../shared/forms/mailto";
import { mailOf } from "../support/recordTraffic";

it("a mail link carries all text unchanged but line breaks, which are CRLF, and survives half of an emoji", () => {
  const text = `Ann & Bob? #1; x=y a+b 100% %41 "Ann" 'Lee' <ann> Zoë 👩🏽‍⚕️ 日本`;
  const body = `${text}\none\r\ntwo\rthree\u{1F600}`.slice(0, -1);
  const link = mailtoLink({ to: "a@b.example", subject: text, body });
  const sent = { to: "a@b.example", subject: text, body: `${text}\r\none\r\ntwo\r\nthree\uFFFD` };
  expect(mailOf(link)).toEqual(sent);
});
