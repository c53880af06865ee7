import type { Encoding } from "./readyResponses";

/** Best first. */
const encodings = ["br", "gzip", "identity"] as const satisfies readonly Encoding[];

/** Browsers send a handful of different headers: those are not parsed again. Bounded, since anybody may send others. */
const MAX_REMEMBERED = 50;
const MAX_REMEMBERED_LENGTH = 100;
const remembered = new Map<string, readonly Encoding[]>();

/** The encodings that a client takes, best first, by RFC 9110, 12.5.3; identity is always the last resort. */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  if (acceptEncoding === undefined) return ["identity"];
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const accepted = parse(acceptEncoding);
  if (remembered.size < MAX_REMEMBERED && acceptEncoding.length <= MAX_REMEMBERED_LENGTH)
    remembered.set(acceptEncoding, accepted);
  return accepted;
}

function parse(acceptEncoding: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
  const accepted = encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  return accepted.includes("identity") ? accepted : [...accepted, "identity"];
}
