import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTemporarySite, type TemporarySite } from "../../dev/temporarySite.mjs";
import { readSettings } from "../../server/settings";
import { securityHeaders } from "../../server/http/securityHeaders";
import { signIn } from "../../shared/pages/login/loginContent";
import { until } from "../support/builtServer";

const WORDS = "shared/pages/login/loginContent.ts";
const COMPONENT = "shared/pages/login/SignIn.tsx";

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.stop());

async function loginPage() {
  const response = await fetch(`${site.origin}/login`, { headers: { Accept: "text/html" } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The processes that this one has started and that still run. */
function childrenOf(pid: number): readonly number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return listed.map(Number);
}

describe("npm run dev", () => {
  it("keeps its server when a style or the browser's own code is saved", async () => {
    await site.replace("shared/styles/base.css", "body {", "body { order: 1;");
    await site.said(/Styles swapped after/);
    await site.replace("client/prefetch.ts", "passive: true", "passive: false");
    await site.said(/Pages reload after/);
    expect(site.output()).not.toContain("New server");
  });

  it("answers every request while a new server starts, and shows what was saved", async () => {
    await site.replace(WORDS, signIn.heading, "Words of the next server");
    const statuses = new Set<number>();
    await until(async () => {
      const { status, html } = await loginPage();
      statuses.add(status);
      return html.includes("Words of the next server");
    });
    expect([...statuses]).toEqual([200]);
    expect(site.output()).toContain("New server");
  });

  it("shows a syntax error with its file, line and escaped text in the page's place until it is mended", async () => {
    const source = await site.read(COMPONENT);
    const line = source.split("\n").length;
    await site.write(COMPONENT, `${source}const words = "<script>alert(1)</script>\n`);
    await site.said(/Unterminated string/);
    expect(site.output()).toContain(`${COMPONENT}:${line}:`);

    const { status, html } = await loginPage();
    expect(status).toBe(500);
    expect(html).toContain(`${COMPONENT}:${line}:`);
    expect(html).toContain("const words = &quot;&lt;script&gt;alert(1)&lt;/script&gt;");

    await site.write(COMPONENT, source);
    await until(async () => (await loginPage()).status === 200);
  });

  it("has production's security headers, and lets scripts connect to itself alone", async () => {
    const production = securityHeaders(readSettings({}));
    const { headers } = await loginPage();
    const differing = Object.entries(production).filter(([name, value]) => headers.get(name) !== value);
    expect(differing.map(([name]) => name)).toEqual(["Content-Security-Policy"]);
    expect(headers.get("Content-Security-Policy")).toBe(
      production["Content-Security-Policy"]?.replace("connect-src 'none'", "connect-src 'self'"),
    );
  });

  it("leaves neither a process nor a file behind after Ctrl-C", async () => {
    const other = await startTemporarySite();
    const processes = [other.pid, ...childrenOf(other.pid)];
    // Itself, the site's server and esbuild.
    expect(processes.length).toBeGreaterThanOrEqual(3);
    expect(await other.stop()).toEqual([]);
    await until(() => !processes.some((pid) => existsSync(`/proc/${pid}`)));
  });
});
