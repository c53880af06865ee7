import { readFileSync } from "node:fs";

const source = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", "");

/** What an instruction of the image says, such as USER. */
export const imageHas = (name: string) => new RegExp(`^${name} (.*)$`, "m").exec(source)?.[1] ?? "";

/** The words of the image's command. */
export const imageCommand = JSON.parse(imageHas("CMD")) as readonly string[];
