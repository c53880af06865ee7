// The kinds of values that settings can have: what each makes of the text in the environment, and the words that follow "give"
// where the text is wrong.
import { readdirSync } from "node:fs";
import { isIP } from "node:net";
import * as z from "zod";

export function whole(lowest: number, highest: number) {
  const wanted = `a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, wanted)
    .transform(Number)
    .pipe(z.number().min(lowest, wanted).max(highest, wanted));
}

export function oneOf<const Choices extends readonly [string, ...string[]]>(...choices: Choices) {
  return z.enum(choices, `one of ${choices.join(", ")}`);
}

const TRUE = ["true", "t", "yes", "on", "1"] as const;
const FALSE = ["false", "f", "no", "off", "0"] as const;

// Not zod's stringbool: where that fails, zod does not ask whether other settings fit each other.
export const trueOrFalse = z
  .enum([...TRUE, ...FALSE], "true or false")
  .transform((text) => TRUE.some((word) => word === text));

export const host = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || z.hostname().safeParse(text).success,
    "an IP address or a host name, such as 127.0.0.1",
  );

export const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text,
    "scheme and host, such as https://www.example.com",
  );

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** The number of proxies, or their networks. */
export const proxies = z
  .string()
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(",").map((each) => each.trim())))
  .pipe(
    z.union(
      [z.number(), z.array(network)],
      "the number of proxies in front, or their networks with commas between, such as 10.0.0.0/8",
    ),
  );

export const folder = z
  .string()
  .refine(
    (path) => doesNotThrow(() => readdirSync(path)),
    "a folder that is there and can be read, such as /srv/old-assets",
  );

export const headerText = z.string().regex(/^[\x20-\x7E]+$/, "the value of a header, such as no-cache");

function doesNotThrow(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
