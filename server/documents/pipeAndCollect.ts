import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { PipeableStream } from "react-dom/server";

/**
 * Pipes a document to the visitor who caused its rendering, and collects it for all others.
 * The visitor's pace does not count: what has not been read yet waits in the response.
 * @param visitor the response; without one, the document is only collected
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
