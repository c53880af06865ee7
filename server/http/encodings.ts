/** The content codings that the site sends, best first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The best of the available encodings for a client, by its `Accept-Encoding` (RFC 9110, 12.5.3); identity is always the
 * last resort.
 * @param available best first
 */
export function chooseEncoding(acceptEncoding = "", available: readonly Encoding[]): Encoding {
  const weights = new Map(acceptEncoding.toLowerCase().split(",").map(parseWeight));
  // Where it is not named, identity is accepted, but anything else that is goes first.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? Number.MIN_VALUE : weights.get("*")) ?? 0;
  const accepted = available.filter((encoding) => weightOf(encoding) > 0);
  return accepted.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? "identity";
}

/** From "gzip;q=0.8": what is accepted, and how gladly. */
function parseWeight(item: string): [coding: string, weight: number] {
  const [coding = "", weight = "q=1"] = item.split(";");
  return [coding.trim(), Number(weight.trim().replace("q=", "")) || 0];
}
