/**
 * The contrast of two opaque colors given as `rgb(...)` (WCAG 2.2). It also runs inside pages, so it must not use anything from
 * outside.
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((color) =>
      (color.match(/[\d.]+/g) ?? [])
        .map((channel) => Number(channel) / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
        .reduce((sum, channel, index) => sum + channel * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0),
    )
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
