// The load generator as a process of its own, so that it can be kept off the server's core. Prints one line of JSON.
//   node load.mjs URL CONNECTIONS AMOUNT [ENCODING]
import autocannon from "autocannon";

const [url, connections, amount, encoding] = process.argv.slice(2);
const result = await autocannon({
  url,
  connections: Number(connections),
  amount: Number(amount),
  headers: encoding ? { "accept-encoding": encoding } : {},
});
process.stdout.write(
  JSON.stringify({
    seconds: result.duration,
    requests: result["2xx"],
    failed: result.non2xx + result.errors + result.timeouts,
    p50Ms: result.latency.p50,
  }),
);
