import type { ViewportSize } from "playwright";
import type { ChecksWindow } from "./checksWindow";
import type { Look } from "./looks";
import { Report } from "./report";

/** What was found of one state of a page. */
export interface Inspection {
  /** Of the page and the state. */
  readonly name: string;
  /** By the names of the checks. */
  readonly reports: Map<string, Report>;
  readonly complaints: string[];
  /** Why the state could not be reached, or a mode not be entered. */
  readonly errors: string[];
}

export const newInspection = (name: string): Inspection => ({
  name,
  reports: new Map(),
  complaints: [],
  errors: [],
});

const isSize = (size: ViewportSize, other: ViewportSize | null) =>
  size.width === other?.width && size.height === other.height;

/** Looks at what a page is now, and leaves it as it was. All checks of a look are run in one call. */
export async function inspect(
  opened: ChecksWindow,
  look: Look,
  { name, reports, errors }: Inspection,
): Promise<void> {
  const { page } = opened;
  const { viewport, mode } = look;
  // Takes long, also where the size stays.
  if (!isSize(viewport.size, page.viewportSize())) await page.setViewportSize(viewport.size);
  try {
    await mode.enter?.(opened);
    const asked = { names: mode.checks.map((check) => check.name), scope: mode.scope };
    const found = await page.evaluate((each) => window.checks.run(each), asked);
    for (const check of asked.names) {
      const report = reports.get(check) ?? new Report(`${name} ${check}`);
      reports.set(check, report);
      const violations = found[check];
      if (!violations) throw new Error(`the check has not run: ${check}`);
      await report.add(page, look, violations);
    }
  } catch (error) {
    errors.push(`${viewport.size.width} px ${mode.name}: ${String(error)}`);
  } finally {
    await mode.leave?.(opened);
  }
}
