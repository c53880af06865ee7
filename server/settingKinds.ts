// The kinds of values that settings can have. Each says what to give instead of an invalid value.
import { readdirSync } from "node:fs";
import { isIP } from "node:net";
import { bool, host as validHost, makeExactValidator, str, type ValidatorSpec } from "envalid";
import proxyAddr from "proxy-addr";

const kind =
  <Value>(wanted: string, spec: ValidatorSpec<Value>) =>
  <Default extends Value | undefined>(preset: Default, desc: string) => ({
    ...spec,
    default: preset,
    desc,
    example: wanted,
  });

/** @param read the value of a text; undefined, or an error, where it has none */
const kindOf = <Value>(wanted: string, read: (text: string) => Value | undefined) =>
  kind(wanted, makeExactValidator((text) => read(text) as Value)());

const textKind = (wanted: string, isValid: (text: string) => boolean) =>
  kindOf(wanted, (text) => (isValid(text) ? text : undefined));

export const whole = (lowest: number, highest: number) =>
  kindOf(`a whole number from ${lowest} to ${highest}`, (text) => {
    const value = Number(text);
    return /^\d{1,15}$/.test(text.trim()) && value >= lowest && value <= highest ? value : undefined;
  });

export const oneOf = <Choice extends string>(...choices: readonly Choice[]) =>
  kind(`one of ${choices.join(", ")}`, str({ choices }));

export const trueOrFalse = kind("true or false", bool());

export const host = kind("an IP address or a host name, such as 127.0.0.1", validHost());

export const origin = textKind(
  "scheme and host, such as https://www.example.com",
  (text) => /^https?:/.test(text) && new URL(text).origin === text,
);

export const proxies = kindOf<number | readonly string[]>(
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
