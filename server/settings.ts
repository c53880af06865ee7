import { cleanEnv } from "envalid";
import { company } from "../shared/company";
import { cachePolicy } from "./http/cachePolicy";
import { folder, headerText, host, trueOrFalse, oneOf, origin, proxies, whole } from "./settingKinds";

const TWO_YEARS_S = 63_072_000;
const MIB = 1024 * 1024;

const port = whole(0, 65_535);
const seconds = whole(0, 10 * TWO_YEARS_S);
const milliseconds = whole(0, 3_600_000);
const logLevel = oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent");

/** Every setting of the server: the environment variable, its default and what it decides. */
export const settingsTable = {
  HOST: host({ default: undefined, desc: "Address to listen on; without it, all of the machine's" }),
  PORT: port({ default: 3000, desc: "Port to listen on" }),
  PUBLIC_ORIGIN: origin({
    default: company.defaultPublicOrigin,
    desc: "Where visitors find the site: canonical addresses, sitemap, previews",
  }),
  ALLOW_INDEXING: trueOrFalse({ default: true, desc: "Whether search engines may list the site" }),
  HSTS_MAX_AGE: seconds({
    default: undefined,
    desc: "Seconds for which browsers insist on https; two years where the public origin is https, else 0",
  }),
  HSTS_INCLUDE_SUBDOMAINS: trueOrFalse({
    default: false,
    desc: "Whether they insist on it for subdomains, too",
  }),
  TRUST_PROXY: proxies({ default: 0, desc: "Proxies in front: how many, or their networks, for the log" }),
  RELEASE: headerText({ default: "unknown", desc: "Name of this release in the log, /healthz and /metrics" }),
  LOG_LEVEL: logLevel({ default: "info", desc: "The least severe thing to log; requests are info" }),
  LOG_FORMAT: oneOf("json", "pretty")({ default: undefined, desc: "Without it, pretty on a terminal" }),
  ADMIN_PORT: port({ default: undefined, desc: "Port that serves /metrics; without it, nothing is counted" }),
  PAGE_CACHE: trueOrFalse({ default: true, desc: "Whether rendered pages are kept in memory" }),
  PAGE_CACHE_BYTES: whole(MIB, 1024 * MIB)({ default: 32 * MIB, desc: "Memory for rendered pages" }),
  PAGE_CACHE_CONTROL: headerText({
    default: undefined,
    desc: "Cache-Control of pages; shared caches keep them for five minutes with OLD_ASSETS, else revalidate",
  }),
  OLD_ASSETS: folder({ default: undefined, desc: "Folder with the hashed assets of earlier releases" }),
  KEEP_ALIVE_TIMEOUT_MS: milliseconds({
    default: 65_000,
    desc: "How long an idle connection stays open: longer than the balancer keeps it",
  }),
  HEADERS_TIMEOUT_MS: milliseconds({
    default: 8000,
    desc: "How long a request's headers may take to arrive",
  }),
  REQUEST_TIMEOUT_MS: milliseconds({
    default: 12_000,
    desc: "How long a whole request may take to arrive, or a piece of the response to leave",
  }),
  MAX_CONNECTIONS: whole(
    1,
    1_000_000,
  )({ default: 10_000, desc: "Connections held at once; more are refused" }),
  SHUTDOWN_DELAY_MS: milliseconds({
    default: 3000,
    desc: "How long requests are still taken after SIGTERM, until every balancer has seen /readyz fall",
  }),
  // Less than Docker's ten seconds, together with the delay.
  SHUTDOWN_TIMEOUT_MS: milliseconds({ default: 5000, desc: "How long open requests may then take to end" }),
};

export type Settings = ReturnType<typeof readSettings>;

/** Says all that is wrong with the environment, one line for each variable. */
export class SettingsError extends Error {}

/** Leaves out user and password, which must not get into the log. */
export function quoted(value: string): string {
  return JSON.stringify(value.replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, "$1…@"));
}

/** @throws {SettingsError} that names every wrong value at once */
export function readSettings(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const settings = cleanEnv(given, settingsTable, {
    reporter({ errors }) {
      const lines = Object.entries(errors).map(
        ([name, error]) => `${name} is ${quoted(given[name] ?? "")}: ${error?.message}`,
      );
      if (lines.length > 0) throw new SettingsError(lines.join("\n"));
    },
  });
  const isSecure = settings.PUBLIC_ORIGIN.startsWith("https:");
  const cacheControl = settings.OLD_ASSETS === undefined ? cachePolicy.page : cachePolicy.sharedPage;
  return {
    ...settings,
    HSTS_MAX_AGE: settings.HSTS_MAX_AGE ?? (isSecure ? TWO_YEARS_S : 0),
    PAGE_CACHE_CONTROL: settings.PAGE_CACHE_CONTROL ?? cacheControl,
  };
}

/** Variables that are no settings but nearly have the name of one, and the one that was probably meant. */
export function misspeltSettings(environment: Readonly<Record<string, unknown>> = process.env) {
  const known = Object.keys(settingsTable);
  const unknown = Object.keys(environment).filter((name) => !known.includes(name));
  return unknown.flatMap((name) =>
    known.filter((setting) => isNear(name, setting)).map((meant) => ({ name, meant })),
  );
}

/** Whether at most one character is missing, too many or another one. */
function isNear(name: string, setting: string): boolean {
  return Array.from(setting).some(
    (_, place) =>
      Math.abs(name.length - setting.length) < 2 &&
      name.startsWith(setting.slice(0, place)) &&
      name.endsWith(setting.slice(place + 1)),
  );
}

/** Not checked: keepAssets.ts creates the folder. */
export function readOldAssetsFolder(): string | undefined {
  return process.env["OLD_ASSETS"] || undefined;
}
