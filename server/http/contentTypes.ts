import { extname } from "node:path";

export const contentTypes = {
  html: "text/html; charset=utf-8",
  text: "text/plain; charset=utf-8",
} as const;

const assetTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

/** The type of a hashed file; undefined for what is none. */
export function assetType(file: string): string | undefined {
  return assetTypes[extname(file)];
}
