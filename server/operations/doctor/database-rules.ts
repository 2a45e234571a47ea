import { poolSizes } from "#server/platform/database/database.ts";
import { lockTimeout } from "#server/platform/database/locks.ts";
import type { Facts, HostFacts, MigrationFacts, PostgresFacts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { ok, warning, error } = createFindings("database");
const oldest = 150_000;
const maximumLag = 10;
const ofEachServer = poolSizes.requests + poolSizes.jobs + poolSizes.listening;
type RelevantFacts = Pick<Facts, "hosts" | "postgres" | "migrations" | "servers" | "settings">;

export function databaseRules(facts: RelevantFacts): Finding[] {
  const { hosts, postgres, migrations, settings } = facts;
  const servers = facts.servers && "fact" in facts.servers ? facts.servers.fact.others.length : 0;
  const isAnyWritable = hosts.some(takesWrites);
  const findings = [
    ...hosts.flatMap((host) => hostRules(host, isAnyWritable)),
    ...primaryRules(hosts),
    ...strangerRules(hosts),
  ];
  // Unreachable hosts have been reported already.
  const isReachable = settings.databaseUrl === null || hosts.some(takesWrites);
  if (!isReachable) return findings;
  if (postgres && "problem" in postgres) findings.push(unknown(postgres.problem));
  if (postgres && "fact" in postgres) {
    findings.push(
      ...extensionRules(postgres.fact),
      ...compilingRules(postgres.fact),
      ...ownerRules(postgres.fact),
      ...synchronousRules(postgres.fact, hosts),
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
const takesWrites = ({ variable, is }: HostFacts): boolean =>
  variable === "DATABASE_URL" && "fact" in is && is.fact.takesWrites;

/** While another host takes writes the shop works, and a start does not wait for the others. */
function hostRules({ variable, host, is }: HostFacts, isAnyWritable: boolean): Finding[] {
  const isReplica = variable === "DATABASE_REPLICA_URL";
  if ("problem" in is) {
    const advice = `Does it run, and is ${variable} right?`;
    const message = `${host} of ${variable} does not answer: ${is.problem}`;
    const isNeeded = variable === "DATABASE_DIRECT_URL" || (!isReplica && !isAnyWritable);
    return [isNeeded ? error(message, advice) : warning(message, advice)];
  }
  const { version, lag } = is.fact;
  const named = `${Math.floor(version / 10_000)}.${version % 10_000}`;
  if (version < oldest) return [error(`${host} is PostgreSQL ${named}.`, "Trellis needs 15 or newer.")];
  if (isReplica && lag === null)
    return [
      warning(
        `${host} of DATABASE_REPLICA_URL is no replica.`,
        "Name a replica there, so that the catalogue takes nothing from those who buy.",
      ),
    ];
  if (is.fact.isAstray)
    return [
      error(
        `${host} of ${variable} has seen other changes than the primary, which was brought back from a copy: it holds what was undone.`,
        "Empty it, and copy it from the primary. Until then the shop does not read it, and it must not become the primary.",
      ),
    ];
  if (lag?.bytes === null)
    return [
      warning(
        `${host} is a replica, and without a primary nobody can tell how far it is behind${lag.seconds === null ? "" : `: the last that it has seen happened ${lag.seconds.toFixed(0)} seconds ago`}.`,
        "Compare pg_last_wal_receive_lsn() of all replicas before you promote one: the furthest has lost least.",
      ),
    ];
  if (lag && lag.bytes > 0 && (lag.seconds === null || lag.seconds > maximumLag))
    return [
      warning(
        `${host} is ${lag.seconds === null ? "" : `${lag.seconds.toFixed(0)} seconds and `}${sizeOf(lag.bytes)} behind.`,
        "Is its connection or its disk too slow, or does a long question hold it up? Look at pg_stat_replication; one that is not in there follows nobody: empty it, and copy it from the primary.",
      ),
    ];
  const behind = lag
    ? `, a replica ${(lag.seconds ?? 0).toFixed(1)} seconds and ${lag.bytes} bytes behind`
    : "";
  return [ok(`${host} answers: PostgreSQL ${named}${is.fact.takesWrites ? ", takes writes" : behind}.`)];
}

const sizeOf = (bytes: number): string =>
  bytes < 2 ** 20 ? `${bytes} bytes` : `${(bytes / 2 ** 20).toFixed(0)} MB`;

function primaryRules(hosts: readonly HostFacts[]): Finding[] {
  const own = hosts.filter(({ variable, is }) => variable === "DATABASE_URL" && "fact" in is);
  const writable = own.filter(takesWrites);
  if (own.length > 0 && writable.length === 0)
    return [error("No host of DATABASE_URL takes writes.", "Promote one of them, or name the primary.")];
  const servers = new Set(writable.map(({ is }) => "fact" in is && is.fact.startedAt));
  if (servers.size < 2) return [];
  return [
    error(
      `Several hosts of DATABASE_URL take writes: ${writable.map(({ host }) => host).join(", ")}.`,
      "Stop one at once: what each has got is lost for the other.",
    ),
  ];
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

function synchronousRules({ synchronousWith }: PostgresFacts, hosts: readonly HostFacts[]): Finding[] {
  const own = hosts.filter(({ variable }) => variable === "DATABASE_URL");
  if (own.length < 2 || synchronousWith !== "") return [];
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
