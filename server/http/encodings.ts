/** The content codings that the site sends, best first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The best of the available encodings for an `Accept-Encoding` (RFC 9110, 12.5.3); identity if none is accepted.
 * @param available best first
 */
export function chooseEncoding(acceptEncoding = "", available: readonly Encoding[]): Encoding {
  const weights = new Map(acceptEncoding.toLowerCase().split(",").map(parseWeight));
  // Identity comes last, unless it is named.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? Number.MIN_VALUE : weights.get("*")) ?? 0;
  const accepted = available.filter((encoding) => weightOf(encoding) > 0);
  return accepted.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? "identity";
}

/** Reads "gzip;q=0.8". */
function parseWeight(item: string): [coding: string, weight: number] {
  const [coding = "", weight = "q=1"] = item.split(";");
  return [coding.trim(), Number(weight.trim().replace("q=", "")) || 0];
}
