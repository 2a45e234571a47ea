import type { Facts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { ok, warning, error } = createFindings("folder");
const gigabyte = 1e9;
const smallestShare = 0.1;

export function folderRules({ folder, settings }: Pick<Facts, "folder" | "settings">): Finding[] {
  const { dataFolder } = settings;
  if ("problem" in folder) return [error(folder.problem, "Set DATA_DIR to a folder of the shop's own.")];
  const { access, isWritable, freeBytes, freeShare } = folder.fact;
  const findings: Finding[] = [];
  if (!isWritable)
    findings.push(
      error(
        access ? `${dataFolder} can't be written.` : `${dataFolder} is not there and can't be made.`,
        "Give it to the user that runs the shop, or set DATA_DIR to another folder.",
      ),
    );
  if (freeBytes < gigabyte || freeShare < smallestShare)
    findings.push(
      warning(
        `The disk of ${dataFolder} has ${(freeBytes / gigabyte).toFixed(1)} GB free, ${Math.floor(freeShare * 100)} % of it.`,
        "Make room, or set DATA_DIR to another disk.",
      ),
    );
  if (access && access.openFiles.length > 0)
    findings.push(
      warning(
        `Others on this machine can look into ${access.openFiles.join(", ")}.`,
        "Take the right from them: chmod -R go= on each.",
      ),
    );
  if (findings.length > 0) return findings;
  return [
    ok(
      access
        ? `${dataFolder} can be written, and ${(freeBytes / gigabyte).toFixed(0)} GB are free.`
        : `${dataFolder} is made by the first start.`,
    ),
  ];
}
