// The kinds of values that a setting can have: each reads the text of a variable, or throws what to give instead.
import { readdirSync } from "node:fs";
import { isIP } from "node:net";
import { EnvError, makeValidator } from "envalid";
import proxyAddr from "proxy-addr";

export const whole = (lowest: number, highest: number) =>
  makeValidator<number>((input) => {
    const value = Number(input);
    if (!/^\d{1,15}$/.test(input.trim()) || value < lowest || value > highest)
      throw new EnvError(`give a whole number from ${lowest} to ${highest}`);
    return value;
  });

export const port = whole(0, 65_535);
export const milliseconds = whole(0, 3_600_000);

export const oneOf = <Choice extends string>(...choices: readonly Choice[]) =>
  makeValidator<Choice>((input) => {
    const choice = choices.find((candidate) => candidate === input);
    if (!choice) throw new EnvError(`give one of ${choices.join(", ")}`);
    return choice;
  });

export const isTrue = makeValidator<boolean>((input) => {
  if (["true", "on", "1"].includes(input)) return true;
  if (["false", "off", "0"].includes(input)) return false;
  throw new EnvError("give true or false");
});

export const host = makeValidator<string>((input) => {
  if (!isIP(input) && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(input))
    throw new EnvError("give an IP address or a host name, such as 127.0.0.1");
  return input;
});

export const origin = makeValidator<string>((input) => {
  if (!/^https?:/.test(input) || !URL.canParse(input) || new URL(input).origin !== input)
    throw new EnvError("give scheme and host, such as https://www.example.com");
  return input;
});

/** How many proxies stand in front, or the networks that they are in. */
export const proxies = makeValidator<number | readonly string[]>((input) => {
  if (/^\d$/.test(input)) return Number(input);
  const networks = input.split(",").map((network) => network.trim());
  try {
    // The package takes names and bare numbers, too.
    if (!networks.every((network) => isIP(network.split("/", 1)[0] ?? ""))) throw new TypeError();
    proxyAddr.compile(networks);
    return networks;
  } catch {
    throw new EnvError(
      "give the number of proxies in front, or their networks with commas between, such as 10.0.0.0/8",
    );
  }
});

export const folder = makeValidator<string>((input) => {
  try {
    readdirSync(input);
    return input;
  } catch {
    throw new EnvError("give a folder that is there and can be read, such as /srv/old-assets");
  }
});

export const headerText = makeValidator<string>((input) => {
  if (!/^[\x20-\x7E]+$/.test(input)) throw new EnvError("give the value of a header, such as no-cache");
  return input;
});
