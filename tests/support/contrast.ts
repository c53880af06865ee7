/**
 * The contrast of two colors as browsers compute them: `rgb(...)`, `color(srgb ...)` or `oklab(...)`, whose opacity is ignored
 * (WCAG 2.2). It also runs inside pages, so it must not use anything from outside.
 */
export function contrast(one: string, other: string): number {
  const fromSrgb = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  // https://www.w3.org/TR/css-color-4/#color-conversion-code
  const fromOklab = (lightness: number, a: number, b: number) => {
    const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    return [
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
    ];
  };
  const linear = (color: string) => {
    const channels = (color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).slice(0, 3).map(Number);
    const [first = 0, second = 0, third = 0] = channels;
    if (color.startsWith("oklab")) return fromOklab(first, second, third);
    return channels.map((channel) => fromSrgb(color.startsWith("color(srgb") ? channel : channel / 255));
  };
  const [darker = 0, lighter = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = linear(color);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
