import { JSDOM } from "jsdom";
import { sharedSite } from "./sourceSite";

/** Shared by all files of a worker. */
const documents = new Map<string, Document>();

/** The parsed documents of these paths. Tests must not change them. */
export async function parsedDocuments(paths: readonly string[]): Promise<(path: string) => Document> {
  const { get } = await sharedSite();
  for (const path of paths.filter((each) => !documents.has(each)))
    documents.set(path, new JSDOM((await get(path)).text).window.document);
  return (path) => {
    const document = documents.get(path);
    if (!document) throw new Error(`${path} was not fetched`);
    return document;
  };
}
