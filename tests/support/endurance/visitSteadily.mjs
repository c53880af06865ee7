import { Agent, request } from "node:http";

const PATIENCE_MS = 20_000;

/**
 * @typedef {object} Visit
 * @property {number} status 0 where no whole response came
 * @property {string} fault what went wrong, else empty
 * @property {number} sentAt by `performance.now()`
 * @property {number} ms with the time in which it waited for a connection
 */

/**
 * Visits at a steady rate over kept connections until `stop`, however slowly the responses come.
 * @param {string} origin
 * @param {object} options
 * @param {number} options.perSecond
 * @param {(index: number) => string} options.path
 * @param {number} [options.connections]
 */
export function visitSteadily(origin, { perSecond, path, connections = 20 }) {
  const { hostname: host, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visits = /** @type {Visit[]} */ ([]);
  const open = /** @type {Set<Promise<void>>} */ (new Set());
  const started = performance.now();
  let sent = 0;

  const visit = (/** @type {number} */ index) =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const sentAt = performance.now();
        let status = 0;
        let fault = "";
        const end = () => {
          visits.push({ status, fault, sentAt, ms: performance.now() - sentAt });
          resolve();
        };
        const headers = { "Accept-Encoding": "br" };
        const options = { host, port, agent, path: path(index), headers, timeout: PATIENCE_MS };
        const sending = request(options, (response) => {
          response.on("error", ({ message }) => (fault = message));
          response.on("end", () => (status = response.statusCode ?? 0));
          response.on("close", end);
          response.resume();
        });
        sending.on("timeout", () => sending.destroy(new Error(`no response within ${PATIENCE_MS} ms`)));
        sending.on("error", ({ message }) => {
          fault = message;
          end();
        });
        sending.end();
      })
    );
  // A timer that comes late on a busy machine makes up for it.
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; sent < due; sent += 1) {
      const one = visit(sent);
      open.add(one);
      void one.then(() => open.delete(one));
    }
  }, 2);

  const stop = async () => {
    clearInterval(timer);
    await Promise.all(open);
    agent.destroy();
    return visits;
  };
  return { visits, stop };
}
