import { cleanEnv } from "envalid";
import { company } from "../shared/company";
import {
  folder,
  headerText,
  host,
  isTrue,
  milliseconds,
  oneOf,
  origin,
  port,
  proxies,
  whole,
} from "./settingKinds";

const TWO_YEARS_S = 63_072_000;
const MIB = 1024 * 1024;

const seconds = whole(0, 10 * TWO_YEARS_S);
const cacheBytes = whole(MIB, 1024 * MIB);
const connections = whole(1, 1_000_000);
const logLevel = oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent");
const logFormat = oneOf("json", "pretty");

/** Every setting of the server: the environment variable, what it decides and its default. */
export const settingsTable = {
  HOST: host({ default: undefined, desc: "Address to listen on; without it, all of the machine's" }),
  PORT: port({ default: 3000, desc: "Port to listen on" }),
  PUBLIC_ORIGIN: origin({
    default: company.defaultPublicOrigin,
    desc: "Where visitors find the site: canonical addresses, sitemap, previews",
  }),
  ALLOW_INDEXING: isTrue({ default: true, desc: "Whether search engines may list the site" }),
  HSTS_MAX_AGE: seconds({
    default: undefined,
    desc: "Seconds for which browsers insist on https; two years where the public origin is https, else 0",
  }),
  HSTS_INCLUDE_SUBDOMAINS: isTrue({
    default: false,
    desc: "Whether browsers insist on https for the subdomains, too",
  }),
  TRUST_PROXY: proxies({
    default: 0,
    desc: "Proxies whose X-Forwarded-For the log believes: how many, or their networks",
  }),
  LOG_LEVEL: logLevel({
    default: "info",
    desc: "The least severe thing that is logged; a line a request from info on",
  }),
  LOG_FORMAT: logFormat({ default: undefined, desc: "json, or pretty for people; pretty on a terminal" }),
  ADMIN_PORT: port({
    default: undefined,
    desc: "Port that serves /metrics for Prometheus; without it, nothing is counted",
  }),
  PAGE_CACHE: isTrue({
    default: true,
    desc: "Whether rendered pages are kept; off, every request is rendered",
  }),
  PAGE_CACHE_BYTES: cacheBytes({
    default: 32 * MIB,
    desc: "Memory for rendered pages with their compressed forms",
  }),
  PAGE_CACHE_CONTROL: headerText({
    default: "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
    desc: "Cache-Control of pages",
  }),
  OLD_ASSETS: folder({
    default: undefined,
    desc: "Folder with the hashed assets of earlier releases, for pages that are still open",
  }),
  KEEP_ALIVE_TIMEOUT_MS: milliseconds({
    default: 65_000,
    desc: "How long an idle connection stays open: longer than the balancer keeps it",
  }),
  HEADERS_TIMEOUT_MS: milliseconds({
    default: 8000,
    desc: "How long a client may take to send a request's headers",
  }),
  REQUEST_TIMEOUT_MS: milliseconds({
    default: 12_000,
    desc: "How long a client may take to send a whole request, or to take in a piece of the response",
  }),
  MAX_CONNECTIONS: connections({ default: 10_000, desc: "Connections held at once; more are refused" }),
  SHUTDOWN_DELAY_MS: milliseconds({
    default: 3000,
    desc: "How long requests are still taken after SIGTERM, until every balancer has seen /readyz fall",
  }),
  SHUTDOWN_TIMEOUT_MS: milliseconds({
    // With the delay, within the ten seconds after which Docker kills.
    default: 5000,
    desc: "How long open requests may take to end after that",
  }),
};

export type Settings = ReturnType<typeof readSettings>;

/** All that is wrong with the environment, a line each. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** The log, where messages go, is read by more people than a URL with a user and a password is meant for. */
function withoutCredentials(value: string): string {
  return value.replace(/^([a-z][a-z\d+.-]*:\/\/)?.*@/is, "$1…@");
}

/** @throws {SettingsError} that names every wrong value at once */
export function readSettings(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const settings = cleanEnv(given, settingsTable, {
    reporter({ errors }) {
      const lines = Object.entries(errors).map(([name, error]) => {
        const shown = JSON.stringify(withoutCredentials(given[name] ?? ""));
        return `${name} is ${shown}: ${error?.message}`;
      });
      if (lines.length > 0) throw new SettingsError(lines.join("\n"));
    },
  });
  const isSecure = settings.PUBLIC_ORIGIN.startsWith("https:");
  return { ...settings, HSTS_MAX_AGE: settings.HSTS_MAX_AGE ?? (isSecure ? TWO_YEARS_S : 0) };
}

/** The folder for the assets of all releases, before anything has made it; undefined where none is set. */
export function readOldAssetsFolder(): string | undefined {
  return process.env["OLD_ASSETS"] || undefined;
}
