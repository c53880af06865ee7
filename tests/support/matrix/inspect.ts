import type { ViewportSize } from "playwright";
import { outlinedPicture } from "./outlinedPicture";
import type { ChecksWindow } from "./checksWindow";
import type { Look } from "./looks";
import { Report } from "./report";
import { subjectOf } from "./subjects";

/** What was found of one state of a page,. */
export interface Inspection {
  readonly reports: Map<string, Report>;
  readonly complaints: string[];
  /** Why the state could not be reached, or a mode not be entered. */
  readonly errors: string[];
}

export const newInspection = (): Inspection => ({ reports: new Map(), complaints: [], errors: [] });

const isSize = (size: ViewportSize, other: ViewportSize | null) =>
  size.width === other?.width && size.height === other.height;

/** Looks at what a page is now, in each of these ways, and leaves it as it was. All checks of a look are run in one call. */
export async function inspect(
  opened: ChecksWindow,
  looks: readonly Look[],
  { reports, errors }: Inspection,
): Promise<void> {
  const { page } = opened;
  for (const look of looks) {
    const { viewport, mode } = look;
    // Takes long, also where the size stays.
    if (!isSize(viewport.size, page.viewportSize())) await page.setViewportSize(viewport.size);
    try {
      await mode.enter?.(opened);
      const asked = mode.checks.map((check) => [check.name, mode.scope, subjectOf(check)] as const);
      const results = await page.evaluate((each) => window.checks.run(each), asked);
      for (const check of mode.checks) {
        const report = reports.get(check.name) ?? new Report(check);
        reports.set(check.name, report);
        const result = results[check.name];
        if (!result) throw new Error(`the check has not run: ${check.name}`);
        report.isMet ||= result.isMet;
        await report.add(look, result.violations, () =>
          outlinedPicture(page, result.violations, check.isOfFocus ?? false),
        );
      }
    } catch (error) {
      errors.push(`${viewport.size.width} px ${mode.name}: ${String(error)}`);
    } finally {
      await mode.leave?.(opened);
    }
  }
}
