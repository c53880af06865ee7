import { createServer, type AddressInfo } from "node:net";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { company } from "../../../shared/company";
import { pages } from "../../../shared/routes/pageTable";
import { openPrerenderingVisit } from "../../support/prerenderingVisit.mjs";
import { until } from "../../support/until";

/** All of this page is laid out from the start, so that its places stay where they are. */
const FIRST_PAGE = pages.modeledOutcomes.path;

/** Far down the page. */
const FULL_LOAD_LINK = `main section:last-of-type a[data-full-load][href="${pages.contact.path}"]`;

/** So high that the map of /contact is near without scrolling. */
const VIEWPORT = { width: 1280, height: 2600 };

/** Stands for all other hosts. */
let otherHosts: { readonly port: number; readonly asked: () => string };
beforeAll(async () => {
  let bytes = "";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    // The first message of TLS names the host.
    socket.on("data", (data) => {
      bytes += data.toString("latin1");
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  otherHosts = { port: (server.address() as AddressInfo).port, asked: () => bytes };
  return () => server.close();
});

describe("a page that is rendered ahead", () => {
  const place = () => `${window.location.pathname} ${Math.round(window.scrollY)}`;
  const mapHost = new URL(company.mapOrigin).host;
  let visit: Awaited<ReturnType<typeof openPrerenderingVisit>>;
  let placeBefore: string;
  let askedBefore: string;

  beforeAll(async () => {
    const rule = `MAP * 127.0.0.1:${otherHosts.port}, EXCLUDE 127.0.0.1`;
    visit = await openPrerenderingVisit({ ...VIEWPORT, args: [`--host-resolver-rules=${rule}`] });
    const { page, inPrerendered } = visit;
    await page.goto(`${inject("origin")}${FIRST_PAGE}`);
    await page.waitForSelector("header[data-live]");
    await page.hover(FULL_LOAD_LINK);
    await until(visit.isPrerendering);
    await until(() => inPrerendered(() => document.querySelector("header[data-live]") !== null));
    expect(await inPrerendered(() => (document as { prerendering?: boolean }).prerendering)).toBe(true);
    placeBefore = await page.evaluate(place);
    // A map that is asked for is asked for soon after. What has no frames has no other sign.
    await inPrerendered(() => new Promise((resolve) => setTimeout(resolve, 500)));
    askedBefore = otherHosts.asked();
    await page.click(FULL_LOAD_LINK);
    await until(() => inPrerendered(() => document.visibilityState === "visible"));
    return visit.close;
  });

  it("asks no other host before it is opened", async () => {
    expect(askedBefore).not.toContain(mapHost);
    await until(() => otherHosts.asked().includes(mapHost));
  });

  it("opens at its top", async () => {
    expect(placeBefore).toMatch(/^\/modeled-outcomes [1-9]\d{3}$/);
    expect(await visit.inPrerendered(place)).toBe(`${pages.contact.path} 0`);
  });

  it("sends a message, with a toast", async () => {
    const { inPrerendered } = visit;
    await inPrerendered(() => {
      const words = { name: "Ann Lee", email: "ann@clinic.example" };
      for (const [name, value] of Object.entries(words)) {
        const field = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
        if (field) field.value = value;
      }
      const topic = document.querySelector<HTMLSelectElement>("main form select");
      if (topic) topic.selectedIndex = 1;
      document.querySelector<HTMLElement>("main form [type=submit]")?.click();
    });
    const hasToast = () => inPrerendered(() => document.querySelector(".Toast") !== null);
    await expect.poll(hasToast).toBe(true);
  });

  it("leads by Back to where the visitor was", async () => {
    // Later, because a page that is left at once does not answer.
    await visit.inPrerendered(() => void setTimeout(() => window.history.back()));
    await until(async () => (await visit.inPrerendered(place)).startsWith(FIRST_PAGE));
    await expect.poll(() => visit.inPrerendered(place)).toBe(placeBefore);
  });
});
