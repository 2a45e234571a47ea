import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Processes whose command contains the text. */
export const processesWith = (text: string): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes(text))
    .map(Number);

/** A process and its descendants. */
export function familyOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

/** CPU time in microseconds, of all threads and of children that have ended, in user and system mode. */
export function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const [, fields = ""] = read(`/proc/${pid}/stat`).split(/\) (.*)/s);
    const times = fields.split(" ").slice(11, 15).map(Number);
    return times.reduce((sum, one) => sum + one, 0);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond) * 1_000_000;
}

/** Empty if the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
