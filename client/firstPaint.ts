/** A frame's callbacks run before it is painted, and it is shown while the next one is made. */
const FRAMES_UNTIL_SHOWN = 3;

/** Resolves once the first frame, which waits for the styles, is shown; at once in a hidden tab, which gets no frames. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  for (let frame = 0; frame < FRAMES_UNTIL_SHOWN; frame += 1) await new Promise(requestAnimationFrame);
}
