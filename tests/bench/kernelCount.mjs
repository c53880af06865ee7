// What the kernel has counted for a process and its children (proc(5)).
import { readFileSync } from "node:fs";

const CLOCK_TICKS_PER_SECOND = 100;
const KIB_PER_MIB = 1024;
/** Places in /proc/PID/stat behind the name, which may hold spaces. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

export function processorSeconds(pid) {
  return sum(pid, (member) => {
    const fields = readFileSync(`/proc/${member}/stat`, "utf8").split(") ").at(-1).split(" ");
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / CLOCK_TICKS_PER_SECOND;
  });
}

export function residentMiB(pid) {
  return sum(pid, (member) => {
    const [, kib = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${member}/status`, "utf8")) ?? [];
    return Number(kib) / KIB_PER_MIB;
  });
}

function sum(pid, count) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean);
  return children.reduce((total, child) => total + sum(child, count), count(pid));
}
