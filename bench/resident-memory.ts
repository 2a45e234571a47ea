import { readFileSync } from "node:fs";

/** Of processes together, in MB; what several share counts once. */
export const proportionalMegabytes = (pids: readonly number[]): number =>
  pids
    .map((pid) => /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))!)
    .reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1_024, 0);

/** Of one process, in MB. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) / 1_024;
}
