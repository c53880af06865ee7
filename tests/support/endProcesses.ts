import { afterAll } from "vitest";
import { endProcesses } from "./startedProcesses";

afterAll(endProcesses);
