import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTemporarySite, type TemporarySite } from "../support/temporarySite.mjs";
import { until } from "../support/until";

const START = "export async function createServer(";

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.stop());

const loginPage = () => fetch(`${site.origin}/login`, { headers: { Accept: "text/html" } });

/** What open pages are told to be wrong. */
async function problem() {
  const { body } = await fetch(`${site.origin}/@dev/events`);
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const [, data] = /^data: (.*)$/m.exec(chunk) ?? [];
    if (data) return (JSON.parse(data) as { readonly problem: string }).problem;
  }
  throw new Error("the stream of events has ended");
}

describe("npm run dev", () => {
  it("responds to every request while a new server starts, and shows what was saved, such as a public file", async () => {
    await site.move("public/logo.svg", "public/moved.svg");
    await site.replace("public/favicon.svg", "<svg", "<svg data-saved");
    const statuses = new Set<number>();
    await until(async () => {
      statuses.add((await loginPage()).status);
      return (await (await fetch(`${site.origin}/favicon.svg`)).text()).includes("<svg data-saved");
    });
    expect([...statuses]).toEqual([200]);
    expect((await fetch(`${site.origin}/logo.svg`)).status).toBe(404);
    await site.said(/New server, pages reload, after/);
  });

  it("says why a server does not start, and goes on with the one before", async () => {
    await site.replace("server/createServer.ts", START, `throw new Error("not today");\n${START}`);
    await until(async () => (await problem()).includes("not today"));
    expect((await loginPage()).status).toBe(200);
    await site.said(/not today/);
    await site.replace("server/createServer.ts", `throw new Error("not today");\n`, "");
  });

  it("leaves neither a process nor a file behind after Ctrl-C", async () => {
    const started = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean);
    // esbuild.
    expect(started.length).toBeGreaterThanOrEqual(1);
    expect(await site.stop()).toEqual([]);
    await until(() => ![site.pid, ...started].some((pid) => existsSync(`/proc/${pid}`)));
  });
});
