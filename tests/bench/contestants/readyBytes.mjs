// What the contestants with ready bytes answer: the home page as the site itself sends it, in one encoding.
import { readFileSync } from "node:fs";

export const port = Number(process.env.PORT);
export const body = readFileSync(process.env.BODY_FILE);
export const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Length": body.length,
  "Cache-Control": "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
  Vary: "Accept-Encoding",
  ...(process.env.ENCODING ? { "Content-Encoding": process.env.ENCODING } : {}),
};
