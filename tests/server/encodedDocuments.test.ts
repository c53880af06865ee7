import type { Response } from "supertest";
import { beforeAll, describe, expect, it } from "vitest";
import { ORIGIN, sharedSite } from "../support/sourceSite";

const encodings = ["br", "gzip", "identity"] as const;
const site = await sharedSite();
const live = await sharedSite({ PAGE_CACHE: "off", PUBLIC_ORIGIN: ORIGIN });
await site.preparePages();
await site.prepareArticles();

const get = (path: string, encoding: string, from = site) =>
  from.get(path).set({ "Accept-Encoding": encoding, "X-Request-Id": "trace-7/a" });

/** Without the moment. */
function ownHeaders({ headers }: Awaited<ReturnType<typeof get>>): Record<string, unknown> {
  const { date: _date, ...own } = headers;
  return own;
}

const paths = ["/", "/nope", "/blog?q=outreach", "/about?utm_source=mail"];

describe.each(paths)("the document of %s", (path) => {
  /** The responses in each encoding, of the site that has it cached and of the one that renders each anew. */
  let responses: readonly { encoding: string; cached: Response; rendered: Response }[];
  beforeAll(async () => {
    responses = await Promise.all(
      encodings.map(async (encoding) => ({
        encoding,
        cached: await get(path, encoding),
        rendered: await get(path, encoding, live),
      })),
    );
  });

  it("comes in the encoding that is accepted, which caches are told", () => {
    const seen = responses.map(({ cached }) => [cached.headers["content-encoding"], cached.headers["vary"]]);
    expect(seen).toEqual([
      ["br", "Accept-Encoding"],
      ["gzip", "Accept-Encoding"],
      [undefined, "Accept-Encoding"],
    ]);
  });

  it("is the same text in every encoding, cached or just rendered", () => {
    const texts = responses.flatMap(({ encoding, cached, rendered }) => [
      { of: `${encoding}, cached`, text: cached.text },
      { of: `${encoding}, rendered`, text: rendered.text },
    ]);
    expect(texts.filter(({ text }) => text !== texts[0]?.text)).toEqual([]);
  });

  it("has the same headers just rendered as cached, but those of a body whose length is known", () => {
    for (const { cached, rendered, encoding } of responses) {
      const {
        etag: _etag,
        "content-length": _length,
        "transfer-encoding": _chunks,
        ...own
      } = ownHeaders(cached);
      expect(ownHeaders(rendered), encoding).toEqual({ ...own, "transfer-encoding": "chunked" });
    }
  });
});

it.each(encodings)(
  "a document in the encoding %s is sent whole to a client that has it in another one",
  async (encoding) => {
    for (const other of encodings.filter((each) => each !== encoding)) {
      const { headers } = await get("/about", other);
      const whole = await get("/about", encoding).set("If-None-Match", headers["etag"] ?? "");
      expect(whole.status, other).toBe(200);
    }
  },
);
