import { mkdirSync, rmdirSync, writeFileSync } from "node:fs";

/** The controller of memory in cgroups of version 1 and 2: its folder, and its file of the limit. */
const controllers = [
  { folder: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes" },
  { folder: "/sys/fs/cgroup", limit: "memory.max" },
];

/** A group of processes with the memory of a container, or nothing where that needs more rights. */
export function memoryLimit(mib: number) {
  for (const { folder, limit } of controllers) {
    const group = `${folder}/site-${process.pid}`;
    try {
      mkdirSync(group);
      writeFileSync(`${group}/${limit}`, String(mib * 1024 * 1024));
    } catch {
      continue;
    }
    return {
      /** What this process starts from now on is in the group. */
      enter: () => writeFileSync(`${group}/cgroup.procs`, String(process.pid)),
      leave: () => writeFileSync(`${folder}/cgroup.procs`, String(process.pid)),
      /** Once the processes in it have ended. */
      remove: () => rmdirSync(group),
    };
  }
  return undefined;
}
