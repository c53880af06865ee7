import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { serveBuild } from "../../build/serveBuild.mjs";
import { closeVisits, openVisit, untilLive, WITH_MOTION } from "../support/browser";
import { actAtRandom, pause } from "../support/endurance/randomActions";
import { seededRandom } from "../support/endurance/seededRandom";
import { watchVisit } from "../support/endurance/visitWatch";

// SEED=… does the same again, as far as a busy machine does it at the same moments; MINUTES=… is for both devices together.
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const minutes = Number(process.env["MINUTES"] ?? 15);

/** So far apart are the seeds of two steps: each is drawn anew, whatever the steps before it found on the page. */
const STEP_SEED = 0x9e3779b1;

const MOST_STEPS_WITHOUT_REST = 6;

/** Typing is the slowest thing that is done. */
const STEP_LIMIT_MS = 30_000;

/** How many steps a failure tells. */
const TOLD_STEPS = 20;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

let site: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  console.log(`random use: SEED=${seed} MINUTES=${minutes}`);
  site = await serveBuild();
});
afterAll(() => site.stop());
afterEach(closeVisits);

it.each<[device: string, options: BrowserContextOptions]>([
  ["a phone, 390 px wide", PHONE],
  ["a desk, 1440 px wide", DESK],
])(
  `%s: the page stays whole, whatever is done there at random for ${minutes / 2} minutes`,
  { timeout: minutes * 30_000 + 120_000 },
  async (device, options) => {
    const { page, context, complaints } = await openVisit({
      ...options,
      ...WITH_MOTION,
      baseURL: site.origin,
    });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const watch = watchVisit(page, complaints);
    const visitor = { page, hasTouch: options.hasTouch === true };
    const steps: string[] = [];

    await page.goto("/");
    await untilLive(page);
    const end = Date.now() + minutes * 30_000;
    let stepsUntilRest = 1;
    try {
      for (let step = 1; Date.now() < end; step += 1) {
        const random = seededRandom(seed + step * STEP_SEED);
        steps.push(`#${step} ${page.url().slice(site.origin.length)}`);
        await inTime(actAtRandom(visitor, random, (words) => steps.push(`${steps.pop()}, ${words}`)));
        stepsUntilRest -= 1;
        if (stepsUntilRest > 0) continue;
        await inTime(watch.checkAtRest());
        stepsUntilRest = random.between(1, MOST_STEPS_WITHOUT_REST);
      }
    } catch (error) {
      const picture = join(tmpdir(), `random-use-${seed}-${options.viewport?.width}.png`);
      await page.screenshot({ path: picture, timeout: STEP_LIMIT_MS }).catch(() => undefined);
      const report = [
        `${device}, SEED=${seed}, step ${steps.length}, at ${page.url()}`,
        error instanceof Error ? error.message : String(error),
        `Picture: ${picture}`,
        ...steps.slice(-TOLD_STEPS),
      ];
      throw new Error(report.join("\n"), { cause: error });
    }
    expect(steps.length).toBeGreaterThan(0);
    console.log(`random use: ${device}, ${steps.length} steps`);
  },
);

/** A page that does not answer any more is a fault, too. */
async function inTime(step: Promise<unknown>): Promise<void> {
  const late = Symbol("late");
  const first = await Promise.race([step, pause(STEP_LIMIT_MS).then(() => late)]);
  if (first === late) throw new Error(`The page did not answer for ${STEP_LIMIT_MS} ms`);
}
