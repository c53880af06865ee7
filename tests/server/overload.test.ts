import request from "supertest";
import { afterEach, expect, it } from "vitest";
import { RenderQueue } from "../../server/documents/renderQueue";
import { until } from "../support/builtServer";
import { startSourceSite } from "../support/sourceSite";

const MOST_WAITING = 30;

let site: Awaited<ReturnType<typeof startSourceSite>> | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

it("refuses a search while too many renderings wait, with the error screen, and sends what is ready", async () => {
  site = await startSourceSite();
  const { origin, ready, documents } = site;
  await request(origin).get("/");
  await until(() => ready.find("/") !== undefined);
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const { queue } = documents;
  const underWay = queue.run(() => held);
  await until(() => queue.waiting === 0);
  const waiting = Array.from({ length: MOST_WAITING }, () => queue.run(() => held));
  const ended = Promise.all([underWay, ...waiting]);

  const { status, headers, text } = await request(origin).get("/blog?q=new");
  expect(status).toBe(503);
  expect(headers["retry-after"]).toBe("2");
  expect(headers["cache-control"]).toBe("no-store");
  expect(text).toContain("Service Unavailable</p>");
  expect((await request(origin).get("/")).status).toBe(200);

  finish();
  await ended;
  expect((await request(origin).get("/blog?q=new")).status).toBe(200);
});

it("renders one document at a time, also after one that failed, and rests for twice as long", async () => {
  const queue = new RenderQueue();
  const times: number[] = [];
  const render = async () => {
    times.push(performance.now());
    await new Promise((done) => setTimeout(done, 50));
    times.push(performance.now());
    throw new Error("a page that fails");
  };
  await Promise.allSettled([queue.run(render), queue.run(render)]);
  const [, end = 0, next = 0] = times;
  expect(next - end).toBeGreaterThan(95);
});

it("is not ready until every page was rendered", async () => {
  site = await startSourceSite({ RELEASE: "1.2.3" });
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
