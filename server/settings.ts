import * as z from "zod";
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

/** All settings of the server, by environment variable. */
export const settingsTable = {
  HOST: host.optional().describe("Address to listen on; without it, all of the machine's"),
  PORT: port.default(3000).describe("Port to listen on"),
  PUBLIC_ORIGIN: origin
    .default(company.defaultPublicOrigin)
    .describe("Where visitors and search engines find the site"),
  ALLOW_INDEXING: trueOrFalse.default(true).describe("Whether search engines may list the site"),
  HSTS_MAX_AGE: seconds
    .optional()
    .describe("Seconds browsers insist on https; without it, two years on https"),
  HSTS_INCLUDE_SUBDOMAINS: trueOrFalse
    .default(false)
    .describe("Whether they insist on it for subdomains, too"),
  RELEASE: headerText.default("unknown").describe("Name of this release in the log, /healthz and /metrics"),
  LOG_LEVEL: logLevel.default("info").describe("The least severe thing to log; requests are info"),
  LOG_CLIENT_ADDRESS: trueOrFalse.default(false).describe("Whether the log has each visitor's address"),
  TRUST_PROXY: proxies
    .default(0)
    .describe("Proxies in front: how many, or their networks, for LOG_CLIENT_ADDRESS"),
  ADMIN_PORT: port.optional().describe("Port that serves /metrics; without it, nothing is counted"),
  PAGE_CACHE: trueOrFalse.default(true).describe("Whether rendered pages are kept in memory"),
  PAGE_CACHE_BYTES: whole(MIB, 1024 * MIB)
    .default(32 * MIB)
    .describe("Memory for rendered pages"),
  PAGE_CACHE_CONTROL: headerText
    .optional()
    .describe("Cache-Control of pages; only with OLD_ASSETS do CDNs keep them"),
  OLD_ASSETS: folder.optional().describe("Folder with the hashed assets of earlier releases"),
  KEEP_ALIVE_TIMEOUT_MS: milliseconds
    .default(65_000)
    .describe("How long connections may idle: longer than in the balancer"),
  HEADERS_TIMEOUT_MS: milliseconds.default(8000).describe("How long a request's headers may take to arrive"),
  REQUEST_TIMEOUT_MS: milliseconds
    .default(12_000)
    .describe("How long a request, or a piece of the response, may take"),
  MAX_CONNECTIONS: whole(1, 1_000_000).default(10_000).describe("Connections held at once; more are refused"),
  SHUTDOWN_DELAY_MS: milliseconds
    .default(3000)
    .describe("How long requests are taken after SIGTERM, for balancers to notice"),
  // The delay and this timeout together stay below ten seconds, after which Docker sends SIGKILL.
  SHUTDOWN_TIMEOUT_MS: milliseconds.default(5000).describe("How long open requests may then take to end"),
};

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = ReturnType<typeof readSettings>;

/** Both are asked even if other settings are wrong, so that all faults are named at once. */
const checkedSettings = z
  .object(settingsTable)
  // Node refuses to start with this. 0 means that there is no limit.
  .refine(({ HEADERS_TIMEOUT_MS: headers, REQUEST_TIMEOUT_MS: whole }) => whole === 0 || headers <= whole, {
    path: ["HEADERS_TIMEOUT_MS"],
    error: ({ input }) =>
      `at most REQUEST_TIMEOUT_MS, ${(input as { REQUEST_TIMEOUT_MS: number }).REQUEST_TIMEOUT_MS}, or make that longer`,
    when: areNumbers("HEADERS_TIMEOUT_MS", "REQUEST_TIMEOUT_MS"),
  })
  .refine(({ PORT, ADMIN_PORT }) => ADMIN_PORT !== PORT || PORT === 0, {
    path: ["ADMIN_PORT"],
    error: "another port than PORT: what it serves is not for visitors",
    when: areNumbers("ADMIN_PORT", "PORT"),
  });

function areNumbers(...names: readonly (keyof typeof settingsTable)[]) {
  return ({ value }: { readonly value: unknown }) => {
    const settings = value as Readonly<Record<string, unknown>>;
    return names.every((name) => typeof settings[name] === "number");
  };
}

/**
 * Reads and checks all settings at once. An empty value counts as not set.
 * @throws {SettingsError} with one line for each invalid value
 */
export function readSettings(environment: Environment = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { data: settings, error } = checkedSettings.safeParse(given);
  if (error) throw new SettingsError(linesOf(error, given).join("\n"));

  const isSecure = settings.PUBLIC_ORIGIN.startsWith("https:");
  const cacheControl = settings.OLD_ASSETS === undefined ? cachePolicy.page : cachePolicy.sharedPage;
  return {
    ...settings,
    HSTS_MAX_AGE: settings.HSTS_MAX_AGE ?? (isSecure ? TWO_YEARS_S : 0),
    PAGE_CACHE_CONTROL: settings.PAGE_CACHE_CONTROL ?? cacheControl,
  };
}

function linesOf({ issues }: z.ZodError, given: Environment): readonly string[] {
  const wantedByName = new Map(issues.map(({ path: [name], message }) => [String(name), message]));
  const table: Readonly<Record<string, z.ZodType>> = settingsTable;
  // One without a value of its own may have a default that does not fit another setting.
  const valueOf = (name: string) => given[name] ?? String(table[name]?.parse(undefined));
  return [...wantedByName].map(([name, wanted]) => `${name} is ${quoted(valueOf(name))}: give ${wanted}`);
}

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** Removes the user and password from a URL, because they must not get into the log. */
function quoted(value: string): string {
  const at = value.lastIndexOf("@");
  if (at === -1) return JSON.stringify(value);

  const [scheme = ""] = SCHEME.exec(value) ?? [];
  return JSON.stringify(`${scheme}…${value.slice(at)}`);
}
