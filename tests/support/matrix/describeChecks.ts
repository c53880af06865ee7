import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { BrowserContextOptions, ViewportSize } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { openVisit, type Visit } from "../browser";
import "../toHaveNoViolations";
import type { Mode, NamedMode, OpenPage } from "./modes";

export interface Viewport {
  readonly name: string;
  readonly size: ViewportSize;
  /** As the page comes. */
  readonly asItComes: readonly Mode[];
  /** The other ways to see it. */
  readonly otherModes: readonly NamedMode[];
}

const bundled = await build({
  entryPoints: [fileURLToPath(new URL("checksInPage.ts", import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
});
const [inPageChecks] = bundled.outputFiles.map(({ text }) => text);

export type OpenWindow = Visit & OpenPage;

/** Opens a window whose documents bring the checks with them. */
export async function openWindow(context: BrowserContextOptions): Promise<OpenWindow> {
  const visit = await openVisit(context);
  await visit.page.addInitScript({ content: inPageChecks });
  return { ...visit, session: await visit.context.newCDPSession(visit.page) };
}

/** For `each`, which would put a `$name` into quotation marks, and cut it. */
export const byName = <Named extends { readonly name: string }>(rows: readonly Named[]) =>
  rows.map((row) => [row.name, row] as const);

/**
 * Prepares tests in a hook, once for all of them, and takes back afterwards what `undo` says. An error fails each of these tests, and
 * what is prepared below, so that a test that is asked for by its name says why it has no result.
 */
export function prepared<Prepared>(
  what: string,
  prepare: () => Promise<Prepared>,
  undo?: (value: Prepared) => Promise<unknown>,
): () => Prepared {
  let outcome: { readonly value: Prepared } | { readonly cause: unknown } = { cause: "not tried yet" };
  beforeAll(async () => {
    try {
      const value = await prepare();
      outcome = { value };
      return () => undo?.(value);
    } catch (cause) {
      outcome = { cause };
    }
  });
  return () => {
    if ("value" in outcome) return outcome.value;
    const { cause } = outcome;
    throw new Error(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  };
}

/** Declares the tests of a page in one viewport: mode > check. */
export function describeViewport(
  inState: () => OpenPage,
  { name, size, asItComes, otherModes }: Viewport,
): void {
  const resized = prepared(`could not be shown ${name}`, async () => {
    const { page, session } = inState();
    await page.setViewportSize(size);
    return { page, session };
  });
  for (const mode of asItComes) describeChecks(resized, mode);
  describe.each(byName(otherModes))("%s", (_, mode) => {
    describeChecks(resized, mode);
  });
}

function describeChecks(resized: () => OpenPage, { enter, leave, scope, checks }: Mode): void {
  const asked = checks.map((check) => [check.name, scope] as const);
  // Apart from the checks, so that a page leaves its mode, too, where they take too long.
  const entered = prepared(
    "could not enter the mode",
    async () => {
      const opened = resized();
      try {
        await enter?.(opened);
      } catch (error) {
        await leave?.(opened);
        throw error;
      }
      return opened;
    },
    async (opened) => leave?.(opened),
  );
  const checked = prepared("could not run the checks", async () => {
    const opened = entered();
    const violations = await opened.page.evaluate((each) => window.checks.run(each), asked);
    return { opened, violations };
  });
  it.each(byName(checks))("%s", async (_, check) => {
    const { opened, violations } = checked();
    await expect(opened.page).toHaveNoViolations(check, violations[check.name]);
  });
}
