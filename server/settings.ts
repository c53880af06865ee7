import { cleanEnv, str } from "envalid";
import { company } from "../shared/company";
import { headerText, host, isTrue, milliseconds, oneOf, origin, port, proxies, whole } from "./settingKinds";

const TWO_YEARS_S = 63_072_000;
const MIB = 1024 * 1024;

const seconds = whole(0, 10 * TWO_YEARS_S);
const cacheBytes = whole(MIB, 1024 * MIB);
const connections = whole(1, 1_000_000);
const logLevel = oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent");
const logFormat = oneOf("json", "pretty");

/** Every setting of the server: the environment variable, what it decides, its default and a good value. */
export const settingsTable = {
  HOST: host({
    default: undefined,
    desc: "Address to listen on; without it, all of the machine's",
    example: "127.0.0.1",
  }),
  PORT: port({ default: 3000, desc: "Port to listen on", example: "8080" }),
  PUBLIC_ORIGIN: origin({
    default: company.defaultPublicOrigin,
    desc: "Where visitors find the site: canonical addresses, sitemap, previews",
    example: "https://www.example.com",
  }),
  ALLOW_INDEXING: isTrue({
    default: true,
    desc: "Whether search engines may list the site",
    example: "false",
  }),
  HSTS_MAX_AGE: seconds({
    default: undefined,
    desc: "Seconds for which browsers insist on https; two years where the public origin is https, else 0",
    example: "0",
  }),
  TRUST_PROXY: proxies({
    default: 0,
    desc: "Proxies whose X-Forwarded-For the log believes: how many, or their networks",
    example: "10.0.0.0/8",
  }),
  LOG_LEVEL: logLevel({
    default: "info",
    desc: "The least severe thing that is logged; a line a request from info on",
    example: "warn",
  }),
  LOG_FORMAT: logFormat({
    default: undefined,
    desc: "json, or pretty for people; pretty on a terminal",
    example: "json",
  }),
  ADMIN_PORT: port({
    default: undefined,
    desc: "Port that serves /metrics for Prometheus; without it, nothing is counted",
    example: "9090",
  }),
  PAGE_CACHE: isTrue({
    default: true,
    desc: "Whether rendered pages are kept; off, each request is rendered anew",
    example: "off",
  }),
  PAGE_CACHE_BYTES: cacheBytes({
    default: 32 * MIB,
    desc: "Memory for rendered pages and assets with their compressed forms",
    example: "16777216",
  }),
  PAGE_CACHE_CONTROL: headerText({
    default: "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
    desc: "Cache-Control of pages",
    example: "no-cache",
  }),
  OLD_ASSETS: str({
    default: undefined,
    desc: "Folder with the hashed assets of earlier releases, for pages that are still open",
    example: "/srv/old-assets",
  }),
  KEEP_ALIVE_TIMEOUT_MS: milliseconds({
    default: 65_000,
    desc: "How long an idle connection stays open: longer than the balancer keeps it",
    example: "65000",
  }),
  HEADERS_TIMEOUT_MS: milliseconds({
    default: 8000,
    desc: "How long a client may take to send a request's headers",
    example: "8000",
  }),
  REQUEST_TIMEOUT_MS: milliseconds({
    default: 12_000,
    desc: "How long a client may take to send a whole request, or to take in a piece of the response",
    example: "12000",
  }),
  MAX_CONNECTIONS: connections({
    default: 10_000,
    desc: "Connections held at once; more are refused",
    example: "2000",
  }),
  SHUTDOWN_DELAY_MS: milliseconds({
    default: 3000,
    desc: "How long requests are still taken after SIGTERM, until every balancer has seen /readyz fall",
    example: "5000",
  }),
  SHUTDOWN_TIMEOUT_MS: milliseconds({
    // With the delay, within the ten seconds after which Docker kills.
    default: 5000,
    desc: "How long open requests may take to end after that",
    example: "10000",
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
        const { example } = settingsTable[name as keyof typeof settingsTable];
        const shown = JSON.stringify(withoutCredentials(given[name] ?? ""));
        return `${name} is ${shown}: ${error?.message}, such as ${example}`;
      });
      if (lines.length > 0) throw new SettingsError(lines.join("\n"));
    },
  });
  const isSecure = settings.PUBLIC_ORIGIN.startsWith("https:");
  return { ...settings, HSTS_MAX_AGE: settings.HSTS_MAX_AGE ?? (isSecure ? TWO_YEARS_S : 0) };
}
