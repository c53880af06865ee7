import { cleanEnv } from "envalid";
import { company } from "../shared/company";
import { cachePolicy } from "./http/cachePolicy";
import { SettingsError } from "./operations/startErrors";
import { folder, headerText, host, trueOrFalse, oneOf, origin, proxies, whole } from "./settingKinds";

const TWO_YEARS_S = 63_072_000;
const MIB = 1024 * 1024;

const port = whole(0, 65_535);
const seconds = whole(0, 10 * TWO_YEARS_S);
const milliseconds = whole(0, 3_600_000);
const logLevel = oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent");

/** All settings of the server: environment variable, default and description. */
export const settingsTable = {
  HOST: host(undefined, "Address to listen on; without it, all of the machine's"),
  PORT: port(3000, "Port to listen on"),
  PUBLIC_ORIGIN: origin(company.defaultPublicOrigin, "Where visitors and search engines find the site"),
  ALLOW_INDEXING: trueOrFalse(true, "Whether search engines may list the site"),
  HSTS_MAX_AGE: seconds(undefined, "Seconds browsers insist on https; without it, two years on https"),
  HSTS_INCLUDE_SUBDOMAINS: trueOrFalse(false, "Whether they insist on it for subdomains, too"),
  RELEASE: headerText("unknown", "Name of this release in the log, /healthz and /metrics"),
  LOG_LEVEL: logLevel("info", "The least severe thing to log; requests are info"),
  LOG_FORMAT: oneOf("json", "pretty")(undefined, "json, or pretty: without it, pretty on a terminal"),
  LOG_CLIENT_ADDRESS: trueOrFalse(false, "Whether the log has each visitor's address"),
  TRUST_PROXY: proxies(0, "Proxies in front: how many, or their networks, for LOG_CLIENT_ADDRESS"),
  ADMIN_PORT: port(undefined, "Port that serves /metrics; without it, nothing is counted"),
  PAGE_CACHE: trueOrFalse(true, "Whether rendered pages are kept in memory"),
  PAGE_CACHE_BYTES: whole(MIB, 1024 * MIB)(32 * MIB, "Memory for rendered pages"),
  PAGE_CACHE_CONTROL: headerText(undefined, "Cache-Control of pages; only with OLD_ASSETS do CDNs keep them"),
  OLD_ASSETS: folder(undefined, "Folder with the hashed assets of earlier releases"),
  KEEP_ALIVE_TIMEOUT_MS: milliseconds(65_000, "How long connections may idle: longer than in the balancer"),
  HEADERS_TIMEOUT_MS: milliseconds(8000, "How long a request's headers may take to arrive"),
  REQUEST_TIMEOUT_MS: milliseconds(12_000, "How long a request, or a piece of the response, may take"),
  MAX_CONNECTIONS: whole(1, 1_000_000)(10_000, "Connections held at once; more are refused"),
  SHUTDOWN_DELAY_MS: milliseconds(3000, "How long requests are taken after SIGTERM, for balancers to notice"),
  // The delay and this timeout together stay below ten seconds, after which Docker sends SIGKILL.
  SHUTDOWN_TIMEOUT_MS: milliseconds(5000, "How long open requests may then take to end"),
};

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads and checks all settings at once. An empty value counts as not set.
 * @throws {SettingsError} with one line for each invalid value
 */
export function readSettings(environment: Environment = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const settings = cleanEnv(given, settingsTable, {
    reporter({ errors }) {
      const wrong = Object.entries(settingsTable).filter(([name]) => name in errors);
      const lines = wrong.map(([name, { example }]) => `${name} is ${quoted(given[name])}: give ${example}`);
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

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** Removes the user and password from a URL, because they must not get into the log. */
function quoted(value = ""): string {
  const at = value.lastIndexOf("@");
  if (at === -1) return JSON.stringify(value);

  const [scheme = ""] = SCHEME.exec(value) ?? [];
  return JSON.stringify(`${scheme}…${value.slice(at)}`);
}

/** Environment variables that are probably misspelt, each with the setting that was probably meant. */
export function misspeltSettings(environment: Environment = process.env) {
  const known = Object.keys(settingsTable);
  const unknown = Object.keys(environment).filter((name) => !known.includes(name));
  return unknown.flatMap((name) =>
    known.filter((meant) => differByOne(name, meant)).map((meant) => ({ name, meant })),
  );
}

/** Whether the texts differ by one character that was added, left out or replaced. */
function differByOne(text: string, other: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === other[start]) start += 1;

  const rest = text.slice(start);
  const otherRest = other.slice(start);
  const isAdded = rest.slice(1) === otherRest;
  const isLeftOut = rest === otherRest.slice(1);
  const isReplaced = rest.slice(1) === otherRest.slice(1);
  return isAdded || isLeftOut || isReplaced;
}
