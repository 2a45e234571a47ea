import { AdvisoryProblem, readAdvisories } from "./packages/advisories.ts";
import { isForProduction, readLock } from "./packages/lock-file.ts";
import { findVulnerabilities, type Vulnerability } from "./packages/vulnerable.ts";

const usage =
  "npm run audit -- <advisories> [lock file]   compares the lock file with advisories in OSV's format: a file, or a folder of files";

/** Exits with 1 if an advisory affects a locked version, with 2 if the advisories could not be read. */
try {
  process.exitCode = audit(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof AdvisoryProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function audit([path, lock]: readonly string[]): number {
  if (path === undefined) {
    console.error(usage);
    return 2;
  }
  const { advisories, read } = readAdvisories(path);
  const { packages } = readLock(lock);
  const hits = findVulnerabilities(packages, advisories);
  for (const hit of hits) console.log(lineOf(hit));
  const found = hits.length === 1 ? "1 vulnerable package" : `${hits.length} vulnerable packages`;
  console.log(`${found} (packages locked: ${packages.length}, advisories read: ${read})`);
  return hits.length > 0 ? 1 : 0;
}

function lineOf({ locked, advisory, fixed }: Vulnerability): string {
  const use = isForProduction(locked) ? "production" : "development";
  const summary = advisory.summary.replaceAll(/\s+/g, " ").slice(0, 160);
  return [
    `${locked.name} ${locked.version} (${use}, ${locked.path})`,
    `${advisory.id}${summary && ` ${summary}`}`,
    fixed === null ? "no version is said to be fixed" : `fixed in ${fixed}`,
  ].join(": ");
}
