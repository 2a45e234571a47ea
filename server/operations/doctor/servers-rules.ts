import { describeOtherVersions, findServerMismatches } from "#server/platform/servers.ts";
import type { Facts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { ok, warning, error } = createFindings("servers");
const maximumClockOffset = 2_000;

export function serversRules({ servers, settings }: Pick<Facts, "servers" | "settings">): Finding[] {
  if (servers === null || settings.databaseUrl === null) return [];
  if ("problem" in servers) return [error(servers.problem, "Put that right, and ask again.")];
  const { clockAhead, others, signing } = servers.fact;
  const ownServer = { ...(signing ?? { signs_with: "", accepts: [] }), clock_ahead: clockAhead };
  const findings = findServerMismatches(ownServer, signing ? others : []).map((line) => {
    const [, message, advice] = /^(.*?[^.]\.) (.*)$/s.exec(line)!;
    return error(message!, advice!);
  });
  if (findings.length === 0 && Math.abs(clockAhead) > maximumClockOffset)
    findings.push(
      warning(
        `This machine's clock is ${(Math.abs(clockAhead) / 1000).toFixed(0)} seconds ${clockAhead > 0 ? "ahead of" : "behind"} the database's.`,
        "Set both by NTP.",
      ),
    );
  const advice = "Start them again with the same version when the change is done.";
  findings.push(...describeOtherVersions(others).map((message) => warning(message, advice)));
  if (findings.length > 0) return findings;
  return [
    ok(
      others.length === 0
        ? "No other server runs, and the clock is right."
        : `${others.length} servers run with the same version and secrets, and the clock is right.`,
    ),
  ];
}
