import { cp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { ARTICLES } from "./articles/compileArticles.mjs";
import { pictureFile, PICTURES_PATH } from "./articles/readPicture.mjs";
import { compressFiles } from "./assets.mjs";
import { root } from "./folders.mjs";

/**
 * Copies public/, and the pictures that articles show. Others in their folder, as those of drafts, are not public.
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {import("./articles/writeArticles.mjs").WrittenArticles} written
 */
export async function copyPublicFiles({ folder, isProduction }, { articles }) {
  const copies = join(folder, "public");
  // In development some may be gone since the last build.
  await rm(copies, { recursive: true, force: true });
  await cp(join(root, "public"), copies, { recursive: true });
  const shown = articles.flatMap(({ words }) =>
    words.body.flatMap((block) => ("picture" in block ? [basename(block.picture.src)] : [])),
  );
  const copied = [...new Set(shown)].map((name) =>
    cp(pictureFile(name, join(root, ARTICLES)) ?? name, join(copies, PICTURES_PATH, name)),
  );
  await Promise.all(copied);
  if (isProduction) await compressFiles(copies);
}
