import type { DestinationStream } from "pino";

const CAPACITY_BYTES = 32 * 1024;
const MAX_BYTES_PER_CHARACTER = 3;

/**
 * Collects lines as bytes and hands them on in batches. As strings they would wait among the objects that the garbage
 * collector copies about, which costs several times what making them does.
 */
export class LineBuffer implements DestinationStream {
  readonly #destination: DestinationStream;
  readonly #bytes = Buffer.allocUnsafe(CAPACITY_BYTES);
  #length = 0;

  constructor(destination: DestinationStream) {
    this.#destination = destination;
  }

  write(line: string): void {
    const needed = line.length * MAX_BYTES_PER_CHARACTER;
    if (this.#length + needed > CAPACITY_BYTES) this.flush();
    if (needed > CAPACITY_BYTES) this.#destination.write(line);
    else this.#length += this.#bytes.write(line, this.#length);
  }

  flush(): void {
    if (this.#length === 0) return;
    const batch = this.#bytes.toString("utf8", 0, this.#length);
    this.#length = 0;
    this.#destination.write(batch);
  }
}
