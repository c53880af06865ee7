import type { ChildProcess } from "node:child_process";

const started = new Set<ChildProcess>();

/** Has a process killed after the tests of the file that started it. */
export function endAfterFile(child: ChildProcess): void {
  started.add(child);
}

export function endProcesses(): void {
  for (const child of started) child.kill("SIGKILL");
  started.clear();
}
