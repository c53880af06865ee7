import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as roomForRequests } from "node:timers/promises";
import { ASSETS_PATH } from "./manifest";
import { readyAnswer, type ReadyAnswer } from "../http/readyResponses";
import type { Site } from "../site";
import { contentTypeOf, precompressedEndings } from "./staticFiles";

const UNREAD = "unread";

/**
 * The hashed files of this build with their compressed forms: few and small enough to stay in memory. To read them all
 * would be a tenth of the start: each is read when it is first asked for, and the rest in the background.
 */
export class ReadyAssets {
  readonly #folder: string;
  readonly #commonHeaders: Site["commonHeaders"];
  readonly #answers: Map<string, ReadyAnswer | typeof UNREAD>;

  constructor({ distFolder, commonHeaders }: Site) {
    this.#folder = join(distFolder, "assets");
    this.#commonHeaders = commonHeaders;
    this.#answers = new Map(
      readdirSync(this.#folder)
        .filter((file) => contentTypeOf(file))
        .map((file) => [`${ASSETS_PATH}/${file}`, UNREAD]),
    );
  }

  find(path: string): ReadyAnswer | undefined {
    const known = this.#answers.get(path);
    if (known !== UNREAD) return known;
    const answer = this.#read(path.slice(ASSETS_PATH.length + 1));
    if (answer) this.#answers.set(path, answer);
    return answer;
  }

  /** Reads what nobody asked for yet, with room between for requests: the folder may be gone before somebody does. */
  async prepareAll(): Promise<void> {
    for (const path of this.#answers.keys()) {
      this.find(path);
      await roomForRequests();
    }
  }

  #read(file: string): ReadyAnswer | undefined {
    const identity = this.#bytesOf(file);
    const contentType = contentTypeOf(file);
    if (!identity || !contentType) return undefined;
    const br = this.#bytesOf(`${file}${precompressedEndings.br}`);
    const gzip = this.#bytesOf(`${file}${precompressedEndings.gzip}`);
    return readyAnswer({
      status: 200,
      headers: {
        ...this.#commonHeaders,
        "Content-Type": contentType,
        "Cache-Control": "public, max-age=31536000, immutable",
      },
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }

  #bytesOf(file: string): Buffer | undefined {
    const path = join(this.#folder, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }
}
