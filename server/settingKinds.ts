// The kinds of values that settings can have: what each makes of the text in the environment, and the words that follow "give"
// where the text is wrong.
import { readdirSync } from "node:fs";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";
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

export const trueOrFalse = z.stringbool({
  truthy: ["true", "t", "yes", "on", "1"],
  falsy: ["false", "f", "no", "off", "0"],
  case: "sensitive",
  error: "true or false",
});

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

/** The number of proxies, or their networks. */
export const proxies = z
  .string()
  .refine(
    areProxies,
    "the number of proxies in front, or their networks with commas between, such as 10.0.0.0/8",
  )
  .transform((text) => (isCount(text) ? Number(text) : networksIn(text)));

function isCount(text: string): boolean {
  return /^\d$/.test(text);
}

function networksIn(text: string): readonly string[] {
  return text.split(",").map((network) => network.trim());
}

function areProxies(text: string): boolean {
  if (isCount(text)) return true;
  const networks = networksIn(text);
  // compile() also accepts names such as "loopback" and bare numbers.
  const beginWithAddresses = networks.every((network) => isIP(network.split("/", 1)[0] ?? "") !== 0);
  return beginWithAddresses && doesNotThrow(() => proxyAddr.compile([...networks]));
}

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
