import { expect, it } from "vitest";
import { mailtoLink } from "../../shared/forms/mailto";
import { mailOf } from "../support/recordTraffic";

it("a mail link writes line breaks as CRLF, whichever way they were typed", () => {
  const link = mailtoLink({ to: "a@b.example", subject: "s", body: "one\ntwo\r\nthree\rfour" });
  expect(link).toBe("mailto:a@b.example?subject=s&body=one%0D%0Atwo%0D%0Athree%0D%0Afour");
});

it("a mail link carries all other text unchanged, and survives half of an emoji", () => {
  const text = `Ann & Bob? #1; x=y a+b 100% %41 "Ann" 'Lee' <ann> Zoë 👩🏽‍⚕️ 日本`;
  const link = mailtoLink({ to: "a@b.example", subject: text, body: `${text}\u{1F600}`.slice(0, -1) });
  expect(mailOf(link)).toEqual({ to: "a@b.example", subject: text, body: `${text}\uFFFD` });
});
