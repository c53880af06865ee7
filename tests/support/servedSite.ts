import supertest from "supertest";
import { beforeAll } from "vitest";
import { serveBuild } from "../../build/serveBuild.mjs";

/** The built site under these settings, served on 127.0.0.1 while the tests of a file run. */
export function servedSite(environment: Readonly<Record<string, string>> = {}) {
  const site = { origin: "", get: (path: string) => supertest(site.origin).get(path) };
  beforeAll(async () => {
    const { origin, stop } = await serveBuild(environment);
    site.origin = origin;
    return stop;
  });
  return site;
}
