import { JSDOM } from "jsdom";
import { beforeAll } from "vitest";
import { sourceSite } from "./sourceSite";

interface ParsedDocument {
  readonly html: string;
  readonly document: Document;
}

/** For all files of a worker. */
const documents = new Map<string, ParsedDocument>();

/** The site's documents at these paths, for tests that only read them. */
export function parsedDocuments(paths: readonly string[]): (path: string) => ParsedDocument {
  const { get } = sourceSite();
  beforeAll(async () => {
    for (const path of paths.filter((each) => !documents.has(each))) {
      const { text: html } = await get(path);
      documents.set(path, { html, document: new JSDOM(html).window.document });
    }
  });
  return (path) => {
    const found = documents.get(path);
    if (!found) throw new Error(`${path} was not fetched`);
    return found;
  };
}
