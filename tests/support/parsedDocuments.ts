import { JSDOM } from "jsdom";
import { beforeAll } from "vitest";
import { sourceSite } from "./sourceSite";

interface ParsedDocument {
  readonly html: string;
  readonly document: Document;
}

/** For all files of a worker. */
const texts = new Map<string, string>();
const documents = new Map<string, Document>();

/** The site's documents at these paths, for tests that only read them. */
export function parsedDocuments(paths: readonly string[]): (path: string) => ParsedDocument {
  const { get } = sourceSite();
  beforeAll(async () => {
    for (const path of paths.filter((each) => !texts.has(each))) texts.set(path, (await get(path)).text);
  });
  return (path) => {
    const html = texts.get(path);
    if (html === undefined) throw new Error(`${path} was not fetched`);
    const document = documents.get(path) ?? new JSDOM(html).window.document;
    documents.set(path, document);
    return { html, document };
  };
}
