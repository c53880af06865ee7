import { afterAll } from "vitest";
import { closeVisits } from "./browser";

// The files of a worker share one browser, so each has to close its own visits.
afterAll(closeVisits);
