import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { PipeableStream } from "react-dom/server";

/**
 * Pipes a document to the visitor whose request caused it, and collects it for the cache and for others who wait.
 * There is no backpressure: a slow visitor does not slow down the rendering, because the response buffers the rest.
 * @param visitor the response; without one the document is only collected
 */
export async function pipeAndCollect(document: PipeableStream, visitor?: Writable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const destination = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      visitor?.write(piece);
      done();
    },
    final(done) {
      visitor?.end();
      done();
    },
  });

  document.pipe(destination);
  await finished(destination);
  return Buffer.concat(pieces);
}
