import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { serveBuild } from "../../build/serveBuild.mjs";
import { closeVisits, openVisit, untilLive } from "../support/browser";
import { actAtRandom } from "./randomActions";
import { seededRandom } from "./seededRandom";
import { watchVisit } from "./visitWatch";

// SEED=… repeats what was done, as far as a busy machine does it at the same moments; MINUTES=… is for both widths together.
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const minutes = Number(process.env["MINUTES"] ?? 15);

/** Knuth's constant: neighbouring steps have nothing in common. */
const STEP_SEED = 0x9e3779b1;

/** Between two moments at which the visitor rests. */
const MOST_STEPS_WITHOUT_REST = 6;

/** How many steps a failure tells. */
const TOLD_STEPS = 20;

const DEVICES: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ["a phone, 390 px wide", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ["a desk, 1440 px wide", { viewport: { width: 1440, height: 900 } }],
];

let site: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  console.log(`random use: SEED=${seed} MINUTES=${minutes}`);
  site = await serveBuild();
});
afterAll(() => site.stop());
afterEach(closeVisits);

it.each(DEVICES)(
  `%s: whatever is done there at random for ${minutes / DEVICES.length} minutes, the page stays whole`,
  { timeout: minutes * 60_000 + 120_000 },
  async (device, options) => {
    const { page, context, complaints } = await openVisit({ ...options, baseURL: site.origin });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const watch = await watchVisit(page, complaints);
    const visitor = { page, hasTouch: options.hasTouch === true };
    const steps: string[] = [];
    let pageChanges = 0;
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) pageChanges += 1;
    });
    await page.goto("/");
    await untilLive(page);
    watch.begin();
    const end = Date.now() + (minutes / DEVICES.length) * 60_000;
    let untilRest = 1;
    try {
      for (let step = 1; Date.now() < end; step += 1) {
        const random = seededRandom(seed + step * STEP_SEED);
        const path = page.url().slice(site.origin.length);
        steps.push(`#${step} ${path}: ${await actAtRandom(visitor, random)}`);
        watch.checkComplaints();
        untilRest -= 1;
        if (untilRest > 0) continue;
        await watch.checkAtRest();
        untilRest = random.between(1, MOST_STEPS_WITHOUT_REST);
      }
    } catch (error) {
      const picture = join(tmpdir(), `random-use-${seed}-${options.viewport?.width}.png`);
      await page.screenshot({ path: picture }).catch(() => undefined);
      const fault = error instanceof Error ? error.message : String(error);
      throw new Error(
        [
          `${device}, SEED=${seed}, step ${steps.length}, at ${page.url()}`,
          fault,
          `Picture: ${picture}`,
          ...steps.slice(-TOLD_STEPS),
        ].join("\n"),
        { cause: error },
      );
    }
    console.log(`random use: ${device}, ${steps.length} steps, ${pageChanges} changes of the address`);
    expect(steps.length).toBeGreaterThan(0);
  },
);
