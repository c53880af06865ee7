import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";

/** What each section of haproxy.cfg says, without comments and conditions: `backend searches` → its lines. */
function sectionsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split("\n").filter((each) => !/^\s*(?:#|$)/.test(each))) {
    if (/^[a-z]/.test(line)) sections.set(line.trim(), (lines = []));
    else if (line.startsWith(" ")) lines.push(line.trim());
  }
  return sections;
}

const sections = sectionsOf(readFileSync(join(root, "deploy/haproxy.cfg"), "utf8"));

/** What follows these words in a section, once or several times. */
const saysAfter = (section: string, words: string) =>
  (sections.get(section) ?? []).flatMap((line) =>
    line.startsWith(`${words} `) ? [line.slice(words.length + 1)] : [],
  );

// Written by hand: each number has its reason in deploy/haproxy.cfg. What the balancer then does is in balancer.test.ts.
const SEARCH = "if { path /blog } { query -m found }";
const CLIENT = "src,ipmask(32,64)";
const rows: readonly (readonly [why: string, section: string, words: string, values: readonly string[]])[] = [
  ["holds 8,000 connections in all", "global", "maxconn", ["8000"]],
  ["leaves 100 of them for metrics", "frontend site", "maxconn", ["7900"]],
  ["tries a failed request three times more", "global", "presetenv SITE_RETRIES", ["3"]],
  ["logs a client's network and not the address", "global", "presetenv SITE_LOG_CLIENT_BITS", ["24,48"]],
  ["shows metrics to its own machine alone", "global", "presetenv SITE_ADMIN_BIND", ["127.0.0.1:8405"]],
  ["waits 8 s for a whole request", "defaults", "timeout http-request", ["8s"]],
  ["waits 15 s for a client who reads nothing", "defaults", "timeout client", ["15s"]],
  ["waits 2 s for an instance to take a connection", "defaults", "timeout connect", ["2s"]],
  ["waits 4 s for a response", "defaults", "timeout server", ["4s"]],
  ["keeps an idle connection for 60 s", "defaults", "timeout http-keep-alive", ["60s"]],
  ["waits 2 s for a check", "defaults", "timeout check", ["2s"]],
  ["forgets addresses of instances after 1 s", "resolvers system", "hold valid", ["1s"]],
  [
    "counts the searches of 100,000 clients over ten seconds",
    "backend searches",
    "stick-table",
    ["type ipv6 size 100k expire 10s store http_req_rate(10s)"],
  ],
  [
    "counts every search, by its client",
    "frontend site",
    "http-request track-sc1",
    [`${CLIENT} table searches ${SEARCH}`],
  ],
  [
    "refuses a client's searches after 100 in ten seconds, for ten seconds",
    "frontend site",
    "http-request deny",
    [
      'status 429 content-type text/plain string "Too Many Requests" hdr Retry-After 10 hdr Cache-Control no-store' +
        " if { sc1_http_req_rate(searches) gt 100 }",
    ],
  ],
  [
    "counts the connections of 100,000 clients",
    "frontend site",
    "stick-table",
    ["type ipv6 size 100k expire 1m store conn_cur"],
  ],
  ["counts connections by their client", "frontend site", "tcp-request connection track-sc0", [CLIENT]],
  [
    "refuses a client's connections after 500 at once",
    "frontend site",
    "tcp-request connection reject",
    ["if { sc0_conn_cur gt 500 }"],
  ],
  ["logs 300 characters of a path", "frontend site", "http-request set-var(txn.path)", ["path,bytes(0,300)"]],
  ["logs lines of up to 4,096 bytes", "frontend site", "log", ["stdout len 4096 format raw local0"]],
  ["tries again at the other instance at once", "backend instances", "option redispatch", ["1"]],
  [
    "tries again what no instance has answered",
    "backend instances",
    "retry-on",
    ["conn-failure empty-response junk-response response-timeout"],
  ],
  [
    "tries nothing again that may change something",
    "backend instances",
    "http-request disable-l7-retry",
    ["unless { method GET HEAD }"],
  ],
  ["asks an instance whether it takes requests", "backend instances", "option httpchk", ["GET /readyz"]],
  ["takes 200 alone for ready", "backend instances", "http-check expect", ["error-status L7OKC status 200"]],
  [
    "asks every 200 ms, and believes two answers, or one refused connection",
    "backend instances",
    "default-server",
    [
      "check inter 200ms fall 2 rise 2 observe layer4 error-limit 1 on-error mark-down resolvers system init-addr last,libc,none",
    ],
  ],
  ["takes instances in turn", "backend instances", "balance", ["roundrobin"]],
  [
    "asks two instances, and both in need where none is ready",
    "backend instances",
    "server",
    [
      'a "${SITE_A}"',
      'b "${SITE_B}"',
      'a-in-need "${SITE_A}" no-check backup',
      'b-in-need "${SITE_B}" no-check backup',
    ],
  ],
];

describe("the balancer", () => {
  it.each(rows)("%s", (_why, section, words, values) => {
    expect(saysAfter(section, words)).toEqual(values);
  });

  it("has no number that these tests do not know", () => {
    const known = new Set(
      rows.flatMap(([, section, words, values]) => values.map((value) => `${section}: ${words} ${value}`)),
    );
    const numbered = [...sections].flatMap(([section, lines]) =>
      lines.filter((line) => /(?<![\w%.$])\d/.test(line)).map((line) => `${section}: ${line}`),
    );
    // Addresses of instances, which deployment.test.ts compares; statuses and words of the log.
    const others =
      /presetenv SITE_(?:BIND|A|B) |log-format|redirect scheme https code 301|return status 404|^frontend site: bind /;
    expect(numbered.filter((line) => !known.has(line) && !others.test(line))).toEqual([]);
  });
});
