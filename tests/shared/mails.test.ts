import { expect, it, onTestFinished, vi } from "vitest";
import { mailtoLink, openMail } from "../../shared/forms/mails";
import * as mailProgram from "../../shared/forms/openLink";
import { mailOf } from "../support/recordTraffic";

it("a mail link carries all text unchanged but line breaks, which are CRLF, and survives half of an emoji", () => {
  const text = `Ann & Bob? #1; x=y a+b 100% %41 "Ann" 'Lee' <ann> Zoë 👩🏽‍⚕️ 日本`;
  const body = `${text}\na\r\nb\rc\u{1F600}`.slice(0, -1);
  const link = mailtoLink({ to: "a@b.example", subject: text, body });
  expect(mailOf(link)).toEqual({ to: "a@b.example", subject: text, body: `${text}\r\na\r\nb\r\nc\uFFFD` });
});

/** Windows takes links of 2,083 characters, and some mail programs fewer. */
const WINDOWS_LIMIT = 2083;

it.each([
  ["of Latin letters", "a"],
  ["of letters that a link carries as six characters", "é"],
])(
  "an email %s is opened by a link as long as mail programs take, and by none that is longer",
  (_what, letter) => {
    const open = vi.spyOn(mailProgram, "openLink").mockReturnValue();
    onTestFinished(() => open.mockRestore());
    const mails = Array.from({ length: 25 }, (_, hundreds) => letter.repeat(hundreds * 100));
    const opened = mails.map((body) => openMail({ to: "a@b.example", subject: "A", body }));
    expect([opened[0], opened.at(-1)]).toEqual([true, false]);
    const links = open.mock.calls.map(([link]) => link.length);
    expect(links).toHaveLength(opened.filter(Boolean).length);
    expect(Math.max(...links)).toBeLessThan(WINDOWS_LIMIT);
    expect(Math.max(...links)).toBeGreaterThan(WINDOWS_LIMIT - 800);
  },
);
