import { expect, it } from "vitest";
import { pageQuery } from "../../server/documents/pageQuery";
import { pages } from "../../shared/pageTable";

it.each([
  ["blog", "", "", true],
  ["blog", "?utm_source=mail&gclid=1", "", true],
  ["blog", "?topic=Research", "?topic=Research", true],
  ["blog", "?utm_source=x&topic=Research&audience=Plans", "?audience=Plans&topic=Research", true],
  ["blog", "?topic=Research&topic=Engagement", "?topic=Research", true],
  ["blog", "?topic=nothing-like-that&page=abc", "", true],
  ["blog", "?topic=Case+Studies&page=99", "?topic=Case+Studies", true],
  ["blog", "?page=-1&audience=All&product=All&topic=All&q=", "", true],
  ["blog", "?__proto__=1&constructor=2&topic[]=Research", "", true],
  ["blog", "?q=+zzz+&page=1", "?q=zzz", false],
  ["contact", "?topic=Research&q=x", "", true],
] as const)(
  "of the query that the page %s gets, %j, it reads %j and is kept: %s",
  (page, query, read, isKept) => {
    expect(pageQuery(pages[page], query)).toEqual({ query: read, isKept });
  },
);
