import { beforeAll, describe, expect, it } from "vitest";
import { watchedSite } from "../support/engines/watchedSite";
import { engines, type Engine } from "../support/engines/engines";
import { journeys } from "../support/engines/journeys";
import { visitorOf } from "../support/engines/visitor";

/** The missing network, and what the 404 page logs by the specification. */
const EXPECTED_COMPLAINTS = /\bimages\.|openstreetmap|no-such-page/;

const site = watchedSite();
describe.each(Object.entries(engines))("in %s", (_name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
    return () => engine.close();
  });

  it.each(Object.entries(journeys))("%s", async (_name, journey) => {
    Object.assign(site, { requested: [], lateScripts: undefined, areScriptsForbidden: false });
    const page = await engine.newPage();
    try {
      const visitor = visitorOf(page, site.origin);
      await journey(visitor, site);
      expect((await visitor.complaints()).filter((line) => !EXPECTED_COMPLAINTS.test(line))).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
