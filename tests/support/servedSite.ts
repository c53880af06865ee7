import supertest from "supertest";
import { afterAll, beforeAll } from "vitest";
import { servingServer, until } from "./builtServer";

/** The built site under these settings, served on 127.0.0.1 while the tests of a file, or of a block, run. */
export function servedSite(environment: Readonly<Record<string, string>> = {}) {
  let server: Awaited<ReturnType<typeof servingServer>> | undefined;
  beforeAll(async () => {
    server = await servingServer({ LOG_LEVEL: "silent", ...environment });
  });
  afterAll(async () => {
    server?.child.kill("SIGKILL");
    await server?.exit;
  });
  const running = () => {
    if (!server) throw new Error("the site is served while tests run, not before");
    return server;
  };
  return {
    get origin() {
      return running().origin;
    },
    get port() {
      return running().port;
    },
    get log() {
      return running().written();
    },
    get: (path: string) => supertest(running().origin).get(path),
    request: () => supertest(running().origin),
    /** Waits until these documents are sent from memory. */
    untilReady: async (paths: readonly string[]) => {
      for (const path of paths)
        await until(async () => {
          const { headers } = await fetch(`${running().origin}${path}`, { method: "HEAD" });
          return headers.has("etag");
        });
    },
  };
}
