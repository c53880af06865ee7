import { JSDOM } from "jsdom";
import { beforeAll } from "vitest";
import type { sourceSite } from "./sourceSite";

interface ParsedDocument {
  readonly html: string;
  readonly document: Document;
}

/** The site's documents at these paths, fetched and parsed once for all tests of a file, which only read them. */
export function parsedDocuments(
  { get }: Pick<ReturnType<typeof sourceSite>, "get">,
  paths: readonly string[],
): (path: string) => ParsedDocument {
  const documents = new Map<string, ParsedDocument>();
  beforeAll(async () => {
    for (const path of paths) {
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
