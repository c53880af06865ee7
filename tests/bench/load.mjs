// autocannon in a process of its own, so that it takes no time from the server's core: node load.mjs OPTIONS-AS-JSON
import autocannon from "autocannon";
import { median } from "./median.mjs";

/** @typedef {{ requests: number, perSecond: number, p50Ms: number }} Load */

/** @type {number[]} */
const times = [];
autocannon(JSON.parse(process.argv[2] ?? ""), (_error, { non2xx, errors, requests: { total }, duration }) => {
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  console.log(JSON.stringify({ requests: total, perSecond: total / duration, p50Ms: median(times) }));
  // Its own percentiles are whole milliseconds.
}).on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
