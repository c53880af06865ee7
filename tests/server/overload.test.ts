import request from "supertest";
import { afterEach, expect, it } from "vitest";
import { siteFromSource } from "../support/siteFromSource";

let site: Awaited<ReturnType<typeof siteFromSource>> | undefined;
afterEach(() => site?.close());

it("refuses searches that cannot be rendered in time, with the error screen, and sends ready pages meanwhile", async () => {
  site = await siteFromSource();
  await site.errors.prepareAll();
  await site.documents.prepareAll();
  const { origin } = site;
  let areSearchesDone = false;
  const searches = Promise.all(
    Array.from({ length: 80 }, async (_, index) => request(origin).get(`/blog?q=${index}`)),
  ).finally(() => (areSearchesDone = true));
  await new Promise(setImmediate);
  expect((await request(origin).get("/")).status).toBe(200);
  expect(areSearchesDone).toBe(false);

  const responses = await searches;
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.length).toBe(site.documents.queue.shed);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(80 - refused.length);
  for (const { headers, text } of refused) {
    expect(headers["retry-after"]).toBe("2");
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toContain("Service Unavailable</p>");
  }
  expect((await request(origin).get("/blog?q=later")).status).toBe(200);
});

it("is not ready until every page was rendered", async () => {
  site = await siteFromSource({ RELEASE: "1.2.3" });
  const { origin, context } = site;
  const before = await request(origin).get("/readyz");
  expect({ status: before.status, text: before.text }).toEqual({
    status: 503,
    text: "starting, release 1.2.3\n",
  });
  expect((await request(origin).get("/healthz")).text).toBe("ok, release 1.2.3\n");
  context.state.isPrepared = true;
  expect((await request(origin).get("/readyz")).status).toBe(200);
});
