import { afterAll } from "vitest";
import { closeVisits } from "./browser";

// All files of a worker share one browser.
afterAll(closeVisits);
