import { poolSizes } from "#server/platform/database/database.ts";
import { lockTimeout } from "#server/platform/database/locks.ts";
import type { Facts, HostFacts, MigrationFacts, PostgresFacts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { ok, warning, error } = createFindings("database");
const oldest = 150_000;
const ofEachServer = poolSizes.requests + poolSizes.jobs + poolSizes.listening;
type RelevantFacts = Pick<Facts, "hosts" | "postgres" | "migrations" | "servers" | "settings">;

export function databaseRules(facts: RelevantFacts): Finding[] {
  const { hosts, postgres, migrations, settings } = facts;
  const servers = facts.servers && "fact" in facts.servers ? facts.servers.fact.others.length : 0;
  const findings = [...hosts.map(hostRule), ...strangerRules(hosts)];
  // Unreachable hosts have been reported already.
  const isReachable = settings.databaseUrl === null || hosts.some(takesWrites);
  if (!isReachable) return findings;
  if (postgres && "problem" in postgres) findings.push(unknown(postgres.problem));
  if (postgres && "fact" in postgres) {
    findings.push(
      ...extensionRules(postgres.fact),
      ...compilingRules(postgres.fact),
      ...ownerRules(postgres.fact),
      ...synchronousRules(postgres.fact),
    );
    findings.push(
      ...(settings.databaseDirectUrl === null
        ? connectionRules(postgres.fact.connections, servers + 1)
        : poolerRules(postgres.fact)),
    );
  }
  if (migrations === null) return [...findings, ok("The embedded database is made by the first start.")];
  return [
    ...findings,
    ...("fact" in migrations ? migrationRules(migrations.fact) : [unknown(migrations.problem)]),
  ];
}

const unknown = (problem: string): Finding => error(problem, "Put that right, and ask again.");
export const takesWrites = ({ variable, is }: HostFacts): boolean =>
  variable === "DATABASE_URL" && "fact" in is && is.fact.takesWrites;

function hostRule({ variable, host, is }: HostFacts): Finding {
  if ("problem" in is)
    return error(
      `${host} of ${variable} does not answer: ${is.problem}`,
      `Does it run, and is ${variable} right?`,
    );
  const named = `${Math.floor(is.fact.version / 10_000)}.${is.fact.version % 10_000}`;
  if (is.fact.version < oldest) return error(`${host} is PostgreSQL ${named}.`, "Trellis needs 15 or newer.");
  if (!is.fact.takesWrites)
    return error(
      `${host} of ${variable} takes no writes.`,
      "Name the primary, or HAProxy, which finds it: docs/operating.md.",
    );
  return ok(`${host} answers: PostgreSQL ${named}, takes writes.`);
}

function strangerRules(hosts: readonly HostFacts[]): Finding[] {
  const own = hosts.find(takesWrites);
  return hosts
    .filter(({ is }) => own && "fact" in own.is && "fact" in is && is.fact.database !== own.is.fact.database)
    .map(({ host, variable }) =>
      error(
        `${host} of ${variable} is another database than ${own!.host} of DATABASE_URL.`,
        "Name the same one: what is read there is another shop's, and changes of this one are not told there.",
      ),
    );
}

const extensionRules = ({ missingExtensions }: PostgresFacts): Finding[] =>
  missingExtensions.map((name) =>
    error(
      `The database has no extension ${name}, and the server none to offer.`,
      "Install PostgreSQL's contrib package.",
    ),
  );

const compilingRules = ({ compiles }: PostgresFacts): Finding[] =>
  compiles
    ? [
        warning(
          "PostgreSQL compiles some questions before it answers them (jit is on), which can take a tenth of a second longer than the answer.",
          "Set jit = off, and reload it.",
        ),
      ]
    : [];

const ownerRules = ({ ownsTables }: PostgresFacts): Finding[] =>
  ownsTables
    ? [
        warning(
          "The role of DATABASE_URL owns the tables, so a program that was broken into could rewrite the audit log.",
          "Run the shop under a role that does not: docs/database-roles.md.",
        ),
      ]
    : [];

const poolerRules = ({ limitsLocks }: PostgresFacts): Finding[] =>
  limitsLocks
    ? []
    : [
        warning(
          "The pooler lets requests wait for locks as long as it takes: one locked table takes all connections.",
          `Give it connect_query='set lock_timeout = ${lockTimeout}', as deploy/pgbouncer.ini does.`,
        ),
      ];

function synchronousRules({ replicas, synchronousWith }: PostgresFacts): Finding[] {
  if (replicas === 0 || synchronousWith !== "") return [];
  return [
    warning(
      "No replica is synchronous: when the primary dies, the last paid orders can die with it.",
      "Set synchronous_standby_names, or synchronous_mode with Patroni.",
    ),
  ];
}

function connectionRules(connections: number, servers: number): Finding[] {
  const needed = servers * ofEachServer;
  if (needed + ofEachServer <= connections) return [];
  const each = `each opens up to ${ofEachServer}`;
  const advice = "Raise max_connections, or put pgbouncer in between.";
  return needed > connections
    ? [error(`PostgreSQL has ${connections} connections for ${servers} servers, and ${each}.`, advice)]
    : [warning(`PostgreSQL's ${connections} connections are too few for one more server: ${each}.`, advice)];
}

function migrationRules({ missing, newer, unfit }: MigrationFacts): Finding[] {
  if (unfit.length > 0)
    return [
      error(
        `The database is too new for this program: it has seen ${unfit.join(", ")}.`,
        "Start the newer program.",
      ),
    ];
  if (missing.length > 0)
    return [
      warning(
        `${missing.length} migrations have not been run, from ${missing[0]} on.`,
        "The next start runs them, or npm run shop -- migrate, if the shop's role owns no tables. If the database holds a shop, copy it first.",
      ),
    ];
  if (newer.length > 0)
    return [
      warning(
        `The database is newer than this program: it has seen ${newer.join(", ")}.`,
        "This program still runs on it; finish the change of versions.",
      ),
    ];
  return [ok("Every migration has been run.")];
}
