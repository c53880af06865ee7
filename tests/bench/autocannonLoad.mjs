// autocannon in a process of its own, so that it can be kept off the server's core. Prints one line of JSON.
//   node autocannonLoad.mjs '{"url": ..., "connections": ..., "duration" or "amount": ...}'
import autocannon from "autocannon";
import { median } from "./median.mjs";

const times = [];
const run = autocannon(JSON.parse(process.argv[2]));
// Its own percentiles are whole milliseconds.
run.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
const { non2xx, errors, timeouts, requests, duration } = await run;
process.stdout.write(
  JSON.stringify({
    requests: requests.total,
    perSecond: requests.total / duration,
    p50Ms: median(times),
    failed: non2xx + errors + timeouts,
  }),
);
