// What the contestants with ready bytes answer: a page with the headers that the site itself sent.
import { readFileSync } from "node:fs";

export const port = Number(process.env.PORT);
export const body = readFileSync(process.env.BODY_FILE);
/** Names and values in turn. */
export const headers = JSON.parse(readFileSync(process.env.HEADERS_FILE, "utf8"));
