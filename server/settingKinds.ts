// The kinds of values that settings can have. Each names valid values in its error message.
import { readdirSync } from "node:fs";
import { isIP } from "node:net";
import { bool, host as validHost, makeExactValidator, str, type ValidatorSpec } from "envalid";
import proxyAddr from "proxy-addr";

/**
 * Creates a kind, a function of the default and the description of one setting. `wanted` follows the word "give" in the error
 * message.
 */
function kind<Value>(wanted: string, validator: ValidatorSpec<Value>) {
  return <Default extends Value | undefined>(preset: Default, description: string) => ({
    ...validator,
    default: preset,
    desc: description,
    example: wanted,
  });
}

/** A kind with a parsed value. For an invalid text, `read` returns undefined or throws any error. */
function kindOf<Value>(wanted: string, read: (text: string) => Value | undefined) {
  const validator = makeExactValidator((text) => read(text) as Value);
  return kind(wanted, validator());
}

/** A kind whose value is the text itself. For an invalid text, `isValid` returns false or throws any error. */
function textKind(wanted: string, isValid: (text: string) => boolean) {
  return kindOf(wanted, (text) => (isValid(text) ? text : undefined));
}

export function whole(lowest: number, highest: number) {
  return kindOf(`a whole number from ${lowest} to ${highest}`, (text) => {
    const isWhole = /^\d{1,15}$/.test(text.trim());
    const value = Number(text);
    return isWhole && value >= lowest && value <= highest ? value : undefined;
  });
}

export function oneOf<Choice extends string>(...choices: readonly Choice[]) {
  return kind(`one of ${choices.join(", ")}`, str({ choices }));
}

export const trueOrFalse = kind("true or false", bool());

export const host = kind("an IP address or a host name, such as 127.0.0.1", validHost());

export const origin = textKind("scheme and host, such as https://www.example.com", (text) => {
  const url = new URL(text);
  const isOfTheWeb = url.protocol === "http:" || url.protocol === "https:";
  return isOfTheWeb && url.origin === text;
});

/** The number of proxies, or their networks. */
export const proxies = kindOf<number | readonly string[]>(
  "the number of proxies in front, or their networks with commas between, such as 10.0.0.0/8",
  (text) => {
    if (/^\d$/.test(text)) return Number(text);

    const networks = text.split(",").map((network) => network.trim());
    // compile() throws for invalid networks, but it accepts names such as "loopback" and bare numbers.
    proxyAddr.compile(networks);
    const beginWithAddresses = networks.every((network) => isIP(network.split("/", 1)[0] ?? "") !== 0);
    return beginWithAddresses ? networks : undefined;
  },
);

export const folder = textKind("a folder that is there and can be read, such as /srv/old-assets", (text) => {
  // Throws if the folder cannot be read.
  readdirSync(text);
  return true;
});

export const headerText = textKind("the value of a header, such as no-cache", (text) =>
  /^[\x20-\x7E]+$/.test(text),
);
