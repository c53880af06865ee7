import type { JSHandle, Page } from "playwright";

/**
 * Begins to ask the page the same question in each of its frames: what a visitor sees between two moments at rest.
 * @param look runs in the page; what it returns has to survive JSON
 * @returns what was seen in each frame so far, the same thing in a row only once
 */
export async function recordFrames<Seen>(page: Page, look: () => Seen) {
  // As a handle: the content policy lets no page make a function of a text.
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
