/** The numbers in an attribute of a drawing's part, in their order. */
export function numbersOf(part: Element | null | undefined, attribute: string): readonly number[] {
  return (part?.getAttribute(attribute)?.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** How many lines, dots or rings one path draws. */
export const strokes = (path: Element | null): number =>
  (path?.getAttribute("d") ?? "").split("M").length - 1;
