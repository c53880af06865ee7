import net from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A slow phone's line. */
const ROUND_TRIP_MS = 150;
const DOWN_BITS_PER_SECOND = 1_600_000;
const UP_BITS_PER_SECOND = 750_000;

/** Bytes travel in pieces of about this size. */
const PIECE_BYTES = 1_400;

/**
 * Puts such a line before a server. All its connections share the rate.
 * @param {string} origin of the server
 * @returns the origin at which it is reached over the line, and what closes the line
 */
export async function startSlowLine(origin) {
  const { port } = new URL(origin);
  const downWait = sharedRate(DOWN_BITS_PER_SECOND);
  const upWait = sharedRate(UP_BITS_PER_SECOND);

  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  const line = net.createServer((visitor) => {
    const server = net.connect(Number(port), "127.0.0.1");
    for (const socket of [visitor, server]) {
      sockets.add(socket.setNoDelay());
      socket.on("close", () => sockets.delete(socket));
    }
    carry(server, visitor, downWait);
    carry(visitor, server, upWait);
  });
  await new Promise((listening) => line.listen(0, "127.0.0.1", () => listening(undefined)));

  const { port: linePort } = /** @type {net.AddressInfo} */ (line.address());
  const close = () => {
    line.close();
    for (const socket of sockets) socket.destroy();
  };
  return { origin: `http://127.0.0.1:${linePort}`, close };
}

/**
 * @param {number} bitsPerSecond
 * @returns {(bytes: number) => number} how many milliseconds bytes wait until all before them are sent, and they, too
 */
function sharedRate(bitsPerSecond) {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(freeAt, Date.now()) + (bytes * 8_000) / bitsPerSecond;
    return freeAt - Date.now();
  };
}

/**
 * @param {net.Socket} from
 * @param {net.Socket} to
 * @param {(bytes: number) => number} waitFor
 */
function carry(from, to, waitFor) {
  // One after the other: timers alone could bring two pieces in the wrong order.
  let arrivals = Promise.resolve();
  const arrive = (/** @type {() => void} */ act, wait = 0) => {
    const at = Date.now() + wait + ROUND_TRIP_MS / 2;
    const before = arrivals;
    arrivals = (async () => {
      await before;
      await delay(Math.max(0, at - Date.now()));
      act();
    })();
  };

  from.on("data", (bytes) => {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const piece = bytes.subarray(start, start + PIECE_BYTES);
      arrive(() => to.writable && to.write(piece), waitFor(piece.length));
    }
  });
  from.on("end", () => arrive(() => to.end()));
  from.on("error", () => to.destroy());
}
