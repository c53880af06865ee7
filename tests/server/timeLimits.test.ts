// What is over only after a while. `npm run test:quick` does not wait for it.
import { expect, it, type TestContext } from "vitest";
import { openConnection } from "../support/rawRequest";
import { startSourceSite } from "../support/sourceSite";
import { until } from "../support/until";

/** The longest that can be set, and far longer than a test may take. */
const AN_HOUR_MS = "3600000";

const HEALTHZ = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
const ABOUT = "GET /about HTTP/1.1\r\nHost: x\r\n\r\n";
const POST = "POST / HTTP/1.1\r\nHost: x\r\n";

/** Starts a site for one of tests that run at the same time. */
async function startSite(environment: Readonly<Record<string, string>>, { onTestFinished }: TestContext) {
  const site = await startSourceSite(environment);
  onTestFinished(site.close);
  return site;
}

it.concurrent.for([
  ["an idle connection stays open", "KEEP_ALIVE_TIMEOUT_MS", HEALTHZ, "", "HTTP/1.1 200"],
  ["headers may take", "HEADERS_TIMEOUT_MS", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "x", "HTTP/1.1 408"],
  ["a body may take", "REQUEST_TIMEOUT_MS", `${POST}Content-Length: 999\r\n\r\n`, "x", "HTTP/1.1 405"],
  ["a connection may say nothing", "REQUEST_TIMEOUT_MS", "", "", ""],
] as const)("an operator sets how long %s: %s", async ([_what, name, beginning, drop, answer], context) => {
  const long = {
    KEEP_ALIVE_TIMEOUT_MS: AN_HOUR_MS,
    REQUEST_TIMEOUT_MS: AN_HOUR_MS,
    // Without a limit, because Node refuses one that is longer than the request's.
    HEADERS_TIMEOUT_MS: "0",
  };
  const patient = await startSite(long, context);
  const impatient = await startSite({ ...long, [name]: "600" }, context);
  const begin = ({ port }: { readonly port: number }) => {
    const connection = openConnection(port, beginning);
    const dripping = setInterval(() => connection.socket.write(drop), 50);
    context.onTestFinished(() => clearInterval(dripping));
    return connection;
  };
  // It begins first, so that any time that is the same on both sites ends it first.
  const stays = begin(patient);
  const started = performance.now();
  const ends = begin(impatient);
  await ends.closed;
  expect(ends.received().slice(0, 12)).toBe(answer);
  expect(performance.now() - started).toBeGreaterThanOrEqual(590);
  expect(stays.socket.closed, "closed without the setting").toBe(false);
});

it.concurrent("logs with 499 who stopped reading what was cached", async (context) => {
  const patience = { HEADERS_TIMEOUT_MS: "1000", REQUEST_TIMEOUT_MS: "1000" };
  const { logged, port, get } = await startSite(patience, context);
  // On a slow machine the first rendering may take longer than this.
  await until(async () => (await get("/about")).status === 200);
  const earlier = logged().length;
  openConnection(port, ABOUT.repeat(500)).socket.pause();
  const others = () =>
    logged()
      .slice(earlier)
      .filter(({ status }) => status !== 200);
  await until(() => others().length > 0);
  expect(others()[0]).toMatchObject({ path: "/about", status: 499 });
});
