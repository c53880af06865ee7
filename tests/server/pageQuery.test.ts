import { describe, expect, it } from "vitest";
import { pageQuery } from "../../server/documents/pageQuery";
import { pages } from "../../shared/pageTable";
import { sourceSite } from "../support/sourceSite";

const site = sourceSite({ PAGE_CACHE: "off" });

describe("the part of a query that decides a document", () => {
  it.each([
    ["", ""],
    ["?utm_source=mail&gclid=1", ""],
    ["?topic=Research", "?topic=Research"],
    ["?utm_source=x&topic=Research&audience=Plans", "?audience=Plans&topic=Research"],
    ["?topic=Research&topic=Engagement", "?topic=Research"],
    ["?topic=nothing-like-that&page=abc", ""],
    ["?topic=Case+Studies&page=99", "?topic=Case+Studies"],
    ["?page=-1&audience=All&product=All&topic=All&q=", ""],
    ["?__proto__=1&constructor=2&topic[]=Research", ""],
  ])("of the blog: %s becomes %s and is kept", (query, expected) => {
    expect(pageQuery(pages.blog, query)).toEqual({ query: expected, isKept: true });
  });

  it("keeps no search for free text", () => {
    expect(pageQuery(pages.blog, "?q=+zzz+&page=1")).toEqual({ query: "?q=zzz", isKept: false });
  });

  it("is nothing on every other page", () => {
    expect(pageQuery(pages.contact, "?topic=Research&q=x")).toEqual({ query: "", isKept: true });
  });

  it("changes no byte of the blog", async () => {
    const text = async (path: string) => (await site.get(path)).text;
    expect(await text("/blog?page=1&utm_source=x")).toBe(await text("/blog"));
    expect(await text("/blog?topic=Research&page=7")).toBe(await text("/blog?topic=Research"));
    expect(await text("/blog?topic=Research")).not.toBe(await text("/blog"));
    expect(await text("/blog?q=%3Cscript%3Ealert(1)%3C/script%3E")).not.toContain("<script>alert");
  });
});
