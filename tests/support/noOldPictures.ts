import { rm } from "node:fs/promises";
import { PICTURES } from "./pictures";

/** So that the folder has the pictures of the last run alone. */
export default () => rm(PICTURES, { recursive: true, force: true });
