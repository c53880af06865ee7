import { renamed } from "#articles/table";
import { expect, it, onTestFinished } from "vitest";
import { resolveTarget } from "../../server/documents/resolveTarget";
import { sharedSite } from "../support/sourceSite";

// Loads the pages.
await sharedSite();

const ARTICLE = "article=how-we-test-a-nudge";

// Campaigns share a document with everybody, and what visitors search for is not kept.
it.each([
  [`/about?${ARTICLE}&gclid=1`, "", "/about"],
  ["/contact?topic=Research&q=x&__proto__=1", "", "/contact"],
  ["/blog", "", "/blog"],
  ["/blog?utm_source=mail&gclid=1", "", "/blog"],
  ["/blog?topic=Research", "?topic=Research", "/blog?topic=Research"],
  ["/blog?page=1&topic=Research&q=zzz", "?q=zzz&topic=Research", undefined],
  ["/blog?topic=Research&topic=Engagement", "?topic=Research", "/blog?topic=Research"],
  ["/blog?topic=nothing-like-that&page=abc", "", "/blog"],
  ["/blog?topic=Case+Studies&page=99", "?topic=Case+Studies", "/blog?topic=Case+Studies"],
  ["/blog?page=-1&audience=All&product=All&topic=All&q=", "", "/blog"],
  ["/blog?__proto__=1&constructor=2&topic[]=Research", "", "/blog"],
  ["/blog?q=+zzz+&page=1", "?q=zzz", undefined],
  [`/blog?${ARTICLE}&gclid=1`, `?${ARTICLE}`, `/blog?${ARTICLE}`],
  [`/blog?${ARTICLE}&q=list`, `?${ARTICLE}&q=list`, undefined],
  [`/blog?${ARTICLE}&page=99`, `?${ARTICLE}&page=99`, undefined],
])("reads of the target %s the query %j, and keeps the document as %s", (target, query, key) => {
  expect(resolveTarget(target ?? "")).toMatchObject({ status: 200, query, key });
});

it("encodes in the address of a redirect what no header can hold, each byte of which comes as one character", () => {
  const redirect = { status: 301, location: "/contact?q=%C3%A9%22" };
  expect(resolveTarget('/get-started?q=\u00C3\u00A9"')).toEqual(redirect);
});

it.each([
  ["/blog?article=old-name", "/blog?article=how-we-test-a-nudge"],
  ["/blog?topic=Research&article=old-name", "/blog?article=how-we-test-a-nudge&topic=Research"],
  ["/blog?article=OLD-Name", "/blog?article=how-we-test-a-nudge"],
  ["/blog?article=HOW-WE-TEST-A-NUDGE&topic=Research", "/blog?article=how-we-test-a-nudge&topic=Research"],
  ["/blog?article=/How-we-test-a-nudge/", "/blog?article=how-we-test-a-nudge"],
])("leads %s, the former name or another spelling of an article, to its present one", (target, location) => {
  const names = renamed as Record<string, string>;
  names["old-name"] = "how-we-test-a-nudge";
  onTestFinished(() => {
    delete names["old-name"];
  });
  expect(resolveTarget(target)).toEqual({ status: 301, location });
});
