import type { JSHandle, Page } from "playwright";

/**
 * Calls a function in every frame of the page, to see what a visitor sees between two states.
 * @param look runs in the page; its result has to be JSON
 * @returns the results so far; equal results in a row are recorded once
 */
export async function recordFrames<Seen>(page: Page, look: () => Seen) {
  // Passed as a handle, because the content security policy forbids the page to create functions from text.
  const lookThere = (await page.evaluateHandle(`(${look.toString()})`)) as JSHandle<() => Seen>;
  const record = await page.evaluateHandle((ask: () => Seen) => {
    const seen: string[] = [];
    const frame = () => {
      const present = JSON.stringify(ask());
      if (present !== seen.at(-1)) seen.push(present);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return seen;
  }, lookThere);
  return { seen: async () => (await record.jsonValue()).map((present) => JSON.parse(present) as Seen) };
}
