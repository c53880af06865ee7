import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ASSETS_PATH } from "./assets";
import { readyAnswer, type ReadyAnswer } from "./pageCache";
import type { Site } from "./site";
import { contentTypeOf, precompressedEndings } from "./staticFiles";

/** The hashed files of this build with their compressed forms, by path: few and small enough to stay in memory. */
export function readyAssets({ distFolder, commonHeaders }: Site): ReadonlyMap<string, ReadyAnswer> {
  const folder = join(distFolder, "assets");
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined;
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const contentType = contentTypeOf(file);
      const identity = contentType && read(file);
      if (!identity) return [];
      const br = read(`${file}${precompressedEndings.br}`);
      const gzip = read(`${file}${precompressedEndings.gzip}`);
      const answer = readyAnswer({
        status: 200,
        headers: {
          ...commonHeaders,
          "Content-Type": contentType,
          "Cache-Control": "public, max-age=31536000, immutable",
        },
        bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      });
      return [[`${ASSETS_PATH}/${file}`, answer] as const];
    }),
  );
}
