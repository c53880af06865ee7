import supertest from "supertest";
import { afterAll, beforeAll } from "vitest";
import { servingServer } from "./builtServer";

/** The built site under these settings, served on 127.0.0.1 while the tests of a file run. */
export function servedSite(environment: Readonly<Record<string, string>> = {}) {
  const site = { origin: "", get: (path: string) => supertest(site.origin).get(path) };
  let server: Awaited<ReturnType<typeof servingServer>> | undefined;
  beforeAll(async () => {
    server = await servingServer({ LOG_LEVEL: "silent", ...environment });
    site.origin = server.origin;
  });
  afterAll(async () => {
    server?.child.kill("SIGKILL");
    await server?.exit;
  });
  return site;
}
