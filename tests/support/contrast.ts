/** By WCAG 2.2, of two opaque colors as `rgb(...)`. */
export function contrast(...colors: readonly [string | undefined, string | undefined]): number {
  const [darker = 0, lighter = 0] = colors
    .map((color = "") =>
      [...color.matchAll(/\d+/g)]
        .map(([channel]) => Number(channel) / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
        .reduce((sum, channel, index) => sum + channel * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0),
    )
    .toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}
