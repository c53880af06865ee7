import { describe, expect, it } from "vitest";
import { contactMail, demoMail, newsletterMail, type DemoSolution } from "../../shared/forms/mails";
import { mailtoLink } from "../../shared/forms/mailto";

const request = { name: "Ann Lee", email: "ann@example.org", organization: "Cedar Hollow" };

/** What a mail program reads from the link, by RFC 6068. */
function decoded(link: string) {
  const [, to, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? [];
  return { to, subject: decodeURIComponent(subject ?? ""), body: decodeURIComponent(body ?? "") };
}

describe("messages to the support address", () => {
  it("ask to subscribe the entered email to the newsletter", () => {
    expect(newsletterMail("ann+news@example.org")).toEqual({
      to: "support@larkwell.example",
      subject: "Newsletter Subscription Request",
      body: "Hello,\n\nPlease subscribe ann+news@example.org to the Larkwell newsletter.\n\nThank you.",
    });
  });

  it.each<DemoSolution>(["Providers", "Health Plans", "Employers"])(
    "ask for a demo of the %s solution",
    (solution) => {
      expect(demoMail(solution, request)).toEqual({
        to: "support@larkwell.example",
        subject: `Demo Request - ${solution} Solution`,
        body: `Hello,\n\nI would like to book a demo of the ${solution} solution.\n\nName: Ann Lee\nEmail: ann@example.org\nOrganization: Cedar Hollow`,
      });
    },
  );

  it("carry name, email, organization, topic and message from the contact form", () => {
    expect(contactMail({ ...request, topic: "eNgage AI", message: "Good day" })).toEqual({
      to: "support@larkwell.example",
      subject: "Contact Form: eNgage AI",
      body: "Name: Ann Lee\nEmail: ann@example.org\nOrganization: Cedar Hollow\nTopic: eNgage AI\n\nMessage:\nGood day",
    });
  });

  it("say Not provided in place of an organization or a message left empty", () => {
    const { body } = contactMail({ ...request, organization: "", topic: "Other", message: "" });
    expect(body).toContain("Organization: Not provided\n");
    expect(body).toMatch(/Message:\nNot provided$/);
  });
});

describe("a mail link", () => {
  it("writes line breaks as CRLF, whichever way they were typed", () => {
    const link = mailtoLink({ to: "a@b.example", subject: "s", body: "one\ntwo\r\nthree\rfour" });
    expect(link).toBe("mailto:a@b.example?subject=s&body=one%0D%0Atwo%0D%0Athree%0D%0Afour");
  });

  it.each([
    ["ampersands and question marks", "Ann & Bob? #1; x=y"],
    ["plus signs", "a+b@c.example"],
    ["percent signs", "100% %41"],
    ["quotes", `"Ann" 'Lee' <ann>`],
    ["emoji and accents", "Zoë 👩🏽‍⚕️ 日本"],
  ])("carries %s unchanged", (_, text) => {
    expect(decoded(mailtoLink({ to: "a@b.example", subject: text, body: text }))).toEqual({
      to: "a@b.example",
      subject: text,
      body: text,
    });
  });

  it("carries 5,000 characters whole", () => {
    const body = "Ünd & so +%?".repeat(417).slice(0, 5_000);
    expect(body).toHaveLength(5_000);
    expect(decoded(mailtoLink({ to: "a@b.example", subject: "s", body })).body).toBe(body);
  });

  it("survives half of an emoji", () => {
    const body = "cut \u{1F600}".slice(0, -1);
    expect(decoded(mailtoLink({ to: "a@b.example", subject: "s", body })).body).toBe("cut \uFFFD");
  });
});
