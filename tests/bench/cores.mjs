// Server and load on a core each, where taskset is there to see to it and the machine has two.
import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

export const SERVER_CORE = "0";
export const LOAD_CORE = "1";
export const isPinning = availableParallelism() > 1 && isInstalled("taskset");

export function isInstalled(command) {
  try {
    execFileSync("which", [command], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The command and its arguments that keep a program on a core. */
export function pinned(core, command, args) {
  return isPinning ? ["taskset", ["-c", core, command, ...args]] : [command, args];
}
