import { pino } from "pino";
import request from "supertest";
import { expect, it, vi } from "vitest";
import { createApp } from "../../server/app";
import { Documents } from "../../server/documents/documents";
import { ErrorDocuments } from "../../server/documents/errorDocuments";
import { readManifest } from "../../server/files/manifest";
import { ReadyResponses } from "../../server/http/readyResponses";
import { readSettings } from "../../server/settings";
import { createServerContext } from "../../server/serverContext";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";

let hasToFail = true;
let hasScreenToFail = false;
vi.mock("../../shared/pages/about/AboutPage", () => ({
  AboutPage: () => {
    if (hasToFail) throw new Error("secret words in /srv/some/file.ts");
    return <h1>About, fixed</h1>;
  },
}));

vi.mock("../../shared/ErrorScreen", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../shared/ErrorScreen")>();
  const ErrorScreen: typeof original.ErrorScreen = (props) => {
    if (hasScreenToFail) throw new Error("secret words");
    return original.ErrorScreen(props);
  };
  return { ...original, ErrorScreen };
});

/** The app from its source, since no page of the built one fails. */
async function appWithAFailingPage(cache: string) {
  await loadAllPages(allPages);
  const settings = readSettings({ PAGE_CACHE: cache });
  const log = pino({ level: "silent" });
  const context = createServerContext({ settings, distFolder: "dist", manifest: readManifest("dist"), log });
  const ready = new ReadyResponses(settings.PAGE_CACHE_BYTES, new Map());
  const documents = new Documents(context, ready);
  return { app: createApp({ context, documents, errors: new ErrorDocuments(context) }), documents, ready };
}

it.each(["on", "off"])(
  "responds with 500 and without a word of the cause while a page fails, page cache %s",
  async (cache) => {
    hasToFail = true;
    const { app, ready } = await appWithAFailingPage(cache);
    for (const path of ["/about", "/about?utm_source=x"]) {
      const { status, headers, text } = await request(app).get(path);
      expect(status).toBe(500);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["etag"]).toBeUndefined();
      expect(headers["link"]).toBeUndefined();
      expect(text).toContain("Unexpected Application Error!");
      expect(text).toContain("Internal Server Error");
      expect(text).not.toMatch(/secret|\.tsx?|node_modules/);
      expect(text).not.toContain("<script");
    }
    expect(ready.find("/about")).toBeUndefined();

    hasToFail = false;
    const fixed = await request(app).get("/about");
    expect(fixed.status).toBe(200);
    expect(fixed.text).toContain("About, fixed");
  },
);

it("sends a plain line while even the error screen fails, and the screen once it is fixed", async () => {
  const { app } = await appWithAFailingPage("on");
  hasScreenToFail = true;
  const { status, headers, text } = await request(app).get("/%");
  expect(status).toBe(400);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(text).toBe("Unexpected Application Error! 400 Bad Request\n");

  hasScreenToFail = false;
  expect((await request(app).get("/%")).headers["content-type"]).toBe("text/html; charset=utf-8");
});

it("keeps preparing the other pages when one fails", async () => {
  hasToFail = true;
  const { documents, ready } = await appWithAFailingPage("on");
  await documents.prepareAll();
  expect(documents.failures).toBe(1);
  expect(ready.find("/about")).toBeUndefined();
  expect(ready.find("/contact")).toBeDefined();
});
