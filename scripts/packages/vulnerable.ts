import { compare, gt, gte, lt, valid } from "semver";
import type { Advisory, Range } from "./advisories.ts";
import type { LockedPackage } from "./lock-file.ts";

export type Vulnerability = { locked: LockedPackage; advisory: Advisory; fixed: string | null };

export function findVulnerabilities(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
): Vulnerability[] {
  const byName = Map.groupBy(packages, ({ name }) => name);
  const hits = advisories.flatMap((advisory) =>
    advisory.affected.flatMap((affected) =>
      (byName.get(affected.name) ?? []).flatMap((locked): Vulnerability[] => {
        const { version } = locked;
        const isListed = affected.versions.includes(version);
        if (!isListed && !affected.ranges.some((range) => isWithin(version, range))) return [];
        return [{ locked, advisory, fixed: fixedAfter(version, affected.ranges) }];
      }),
    ),
  );
  // One advisory may list a package several times, once per release line.
  const once = new Map(hits.map((hit) => [`${hit.locked.path} ${hit.advisory.id}`, hit]));
  return [...once.values()].sort((one, other) => one.locked.path.localeCompare(other.locked.path, "en"));
}

/** OSV schema, "Evaluation": the last event at or below the version decides. */
function isWithin(version: string, { events }: Range): boolean {
  if (valid(version) === null) return false;
  const limits = events.flatMap((event) => ("limit" in event ? [event.limit] : []));
  if (limits.length > 0 && !limits.some((limit) => limit === "*" || lt(version, limit))) return false;
  let isVulnerable = false;
  for (const event of events.filter((one) => !("limit" in one)).toSorted(byVersion)) {
    if ("introduced" in event) isVulnerable ||= isAtLeast(version, event.introduced);
    else if ("fixed" in event) isVulnerable &&= !isAtLeast(version, event.fixed);
    else if ("last_affected" in event) isVulnerable &&= !gt(version, event.last_affected);
  }
  return isVulnerable;
}

type Event = Range["events"][number];
const versionOf = (event: Event): string => Object.values(event)[0]!;
/** At the same version, `introduced` comes before `fixed`. */
const byVersion = (one: Event, other: Event): number => {
  const [a, b] = [versionOf(one), versionOf(other)];
  if (a === b) return Number("fixed" in one) - Number("fixed" in other);
  return a === "0" ? -1 : b === "0" ? 1 : compare(a, b);
};

const isAtLeast = (version: string, other: string): boolean => other === "0" || gte(version, other);

/** The lowest fixed version above this one. */
function fixedAfter(version: string, ranges: readonly Range[]): string | null {
  const fixed = ranges.flatMap(({ events }) =>
    events.flatMap((event) => ("fixed" in event ? [event.fixed] : [])),
  );
  return fixed.filter((one) => one !== "0" && gt(one, version)).sort(compare)[0] ?? null;
}
