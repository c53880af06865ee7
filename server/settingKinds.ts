// The kinds of values that settings can have. Each says what to give instead of an invalid value.
import { readdirSync } from "node:fs";
import { isIP } from "node:net";
import { EnvError, makeExactValidator } from "envalid";
import proxyAddr from "proxy-addr";

/** @param read the value of a text; undefined, or an error, where it has none */
function kind<Value>(wanted: string, read: (text: string) => Value | undefined) {
  const validator = makeExactValidator<Value>((text) => {
    try {
      const value = read(text);
      if (value !== undefined) return value;
    } catch {
      // Reported below.
    }
    throw new EnvError(`give ${wanted}`);
  });
  return <Default extends Value | undefined>(preset: Default, desc: string) => ({
    ...validator(),
    default: preset,
    desc,
  });
}

const textKind = (wanted: string, isValid: (text: string) => boolean) =>
  kind(wanted, (text) => (isValid(text) ? text : undefined));

export const whole = (lowest: number, highest: number) =>
  kind(`a whole number from ${lowest} to ${highest}`, (text) => {
    const value = Number(text);
    return /^\d{1,15}$/.test(text.trim()) && value >= lowest && value <= highest ? value : undefined;
  });

export const oneOf = <Choice extends string>(...choices: readonly Choice[]) =>
  kind(`one of ${choices.join(", ")}`, (text) => choices.find((choice) => choice === text));

const words = { true: true, on: true, 1: true, false: false, off: false, 0: false };
export const trueOrFalse = kind("true or false", (text) => new Map(Object.entries(words)).get(text));

export const host = textKind(
  "an IP address or a host name, such as 127.0.0.1",
  (text) => isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text),
);

export const origin = textKind(
  "scheme and host, such as https://www.example.com",
  (text) => /^https?:/.test(text) && new URL(text).origin === text,
);

export const proxies = kind<number | readonly string[]>(
  "the number of proxies in front, or their networks with commas between, such as 10.0.0.0/8",
  (text) => {
    if (/^\d$/.test(text)) return Number(text);
    const networks = text.split(",").map((network) => network.trim());
    proxyAddr.compile(networks);
    // The package also takes names and bare numbers.
    return networks.every((network) => isIP(network.split("/", 1)[0] ?? "")) ? networks : undefined;
  },
);

export const folder = textKind(
  "a folder that is there and can be read, such as /srv/old-assets",
  (text) => readdirSync(text).length >= 0,
);

export const headerText = textKind("the value of a header, such as no-cache", (text) =>
  /^[\x20-\x7E]+$/.test(text),
);
