import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** The memory that a process holds, as Linux counts it. */
export function memoryMiBOf(child: ChildProcess): number {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1024;
}
