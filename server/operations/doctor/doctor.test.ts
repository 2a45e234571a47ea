import { expect, test } from "vitest";
import { settingsFacts, format, validEnv, envWithout } from "#tests/support/doctor-environment.ts";
import { databaseRules } from "./database-rules.ts";
import { runDoctor } from "./doctor.ts";
import type { Facts, HostFacts, PostgresFacts } from "./facts.ts";
import { filesRules } from "./files-rules.ts";
import { formatReport } from "./report.ts";
import { secretsRules } from "./secrets-rules.ts";
import { serversRules } from "./servers-rules.ts";
import { settingsRules } from "./settings-rules.ts";
import { ownVersion } from "#server/platform/servers.ts";

test("all invalid settings are reported at once", async () => {
  const findings = await runDoctor({ PORT: "x", LOG_LEVEL: "loud", DATABASE_URL: "mysql://secret@db/shop" });
  expect(format(findings)).toEqual([
    '✗ PORT is "x"; it must be a port number.',
    "✗ DATABASE_URL must be a postgresql:// address.",
    '✗ LOG_LEVEL is "loud"; it may be silent, error, warn, info or debug.',
  ]);
});

const host = (
  name: string,
  fact: Partial<HostFact> = {},
  variable: Variable = "DATABASE_URL",
): HostFacts => ({
  variable,
  host: name,
  is: {
    fact: {
      version: 150_008,
      database: "shop 1",
      startedAt: "1",
      takesWrites: true,
      lag: null,
      isAstray: false,
      ...fact,
    },
  },
});
type Variable = HostFacts["variable"];
type HostFact = Extract<HostFacts["is"], { fact: unknown }>["fact"];
const replica = (bytes: number | null, seconds: number | null) => ({
  takesWrites: false,
  lag: { bytes, seconds },
});
const postgres = (facts: Partial<PostgresFacts> = {}) => ({
  fact: {
    missingExtensions: [],
    connections: 97,
    compiles: false,
    synchronousWith: "*",
    limitsLocks: false,
    ownsTables: false,
    ...facts,
  },
});
const database = (facts: Partial<Facts> = {}) =>
  format(
    databaseRules({
      ...settingsFacts(validEnv),
      hosts: [host("db1"), host("db2", replica(0, 0))],
      postgres: postgres(),
      migrations: { fact: { missing: [], newer: [], unfit: [] } },
      servers: { fact: { clockAhead: 0, others: [], signing: null } },
      ...facts,
    }),
  );
const server = { id: "1", version: ownVersion, signs_with: "a", accepts: ["a"], clock_ahead: 0 };
const other = { ...server, started_at: new Date(), seen_at: new Date() };

test("a database without problems is reported as such", () => {
  expect(database()).toEqual([
    "✓ db1 answers: PostgreSQL 15.8, takes writes.",
    "✓ db2 answers: PostgreSQL 15.8, a replica 0.0 seconds and 0 bytes behind.",
    "✓ Every migration has been run.",
  ]);
});

test("a pooler without a lock timeout is reported", () => {
  const { settings } = settingsFacts(validEnv);
  const behind = { settings: { ...settings, databaseDirectUrl: "postgresql://db1/shop" } };
  const warned =
    "! The pooler lets requests wait for locks as long as it takes: one locked table takes all connections.";
  expect(database(behind)).toContain(warned);
  expect(database({ ...behind, postgres: postgres({ limitsLocks: true }) })).not.toContain(warned);
  expect(database()).not.toContain(warned);
});

test("two names of one server count as one primary", () => {
  expect(database({ hosts: [host("db1"), host("pooler")] })).toEqual([
    "✓ db1 answers: PostgreSQL 15.8, takes writes.",
    "✓ pooler answers: PostgreSQL 15.8, takes writes.",
    "✓ Every migration has been run.",
  ]);
});

test.each<[string, Partial<Facts>, string]>([
  ["an outdated PostgreSQL", { hosts: [host("db1", { version: 140_011 })] }, "✗ db1 is PostgreSQL 14.11."],
  [
    "two primaries",
    { hosts: [host("db1"), host("db2", { startedAt: "2" })] },
    "✗ Several hosts of DATABASE_URL take writes: db1, db2.",
  ],
  ["no primary", { hosts: [host("db2", replica(0, 0))] }, "✗ No host of DATABASE_URL takes writes."],
  [
    "an unreachable host",
    { hosts: [{ ...host("db1"), is: { problem: "There is no host db1." } }] },
    "✗ db1 of DATABASE_URL does not answer: There is no host db1.",
  ],
  [
    "one of several hosts unreachable",
    { hosts: [host("db1"), { ...host("db2"), is: { problem: "There is no host db2." } }] },
    "! db2 of DATABASE_URL does not answer: There is no host db2.",
  ],
  [
    "hosts of different databases",
    { hosts: [host("db1"), host("db1", { database: "tests 1" }, "DATABASE_DIRECT_URL")] },
    "✗ db1 of DATABASE_DIRECT_URL is another database than db1 of DATABASE_URL.",
  ],
  [
    "a replica that diverged after a restore",
    { hosts: [host("db1"), host("db2", { ...replica(0, 0), isAstray: true }, "DATABASE_REPLICA_URL")] },
    "✗ db2 of DATABASE_REPLICA_URL has seen other changes than the primary, which was brought back from a copy: it holds what was undone.",
  ],
  [
    "a replica of unknown lag",
    {
      hosts: [{ ...host("db1"), is: { problem: "There is no host db1." } }, host("db2", replica(null, 187))],
    },
    "! db2 is a replica, and without a primary nobody can tell how far it is behind: the last that it has seen happened 187 seconds ago.",
  ],
  [
    "a slow replica",
    { hosts: [host("db1"), host("db3", replica(40 * 2 ** 20, 61), "DATABASE_REPLICA_URL")] },
    "! db3 is 61 seconds and 40 MB behind.",
  ],
  [
    "a replica that stopped while the shop was idle",
    { hosts: [host("db1"), host("db3", replica(300, 296), "DATABASE_REPLICA_URL")] },
    "! db3 is 296 seconds and 300 bytes behind.",
  ],
  [
    "a replica that has replayed nothing yet",
    { hosts: [host("db1"), host("db3", replica(22_384, null), "DATABASE_REPLICA_URL")] },
    "! db3 is 22384 bytes behind.",
  ],
  [
    "no synchronous replica",
    { postgres: postgres({ synchronousWith: "" }) },
    "! No replica is synchronous: when the primary dies, the last paid orders can die with it.",
  ],
  [
    "a missing extension",
    {
      postgres: postgres({ missingExtensions: ["pg_trgm"] }),
    },
    "✗ The database has no extension pg_trgm, and the server none to offer.",
  ],
  [
    "JIT compilation",
    {
      postgres: postgres({ compiles: true }),
    },
    "! PostgreSQL compiles some questions before it answers them (jit is on), which can take a tenth of a second longer than the answer.",
  ],
  [
    "too few connections",
    { servers: { fact: { clockAhead: 0, others: [other, other, other], signing: null } } },
    "✗ PostgreSQL has 97 connections for 4 servers, and each opens up to 25.",
  ],
  [
    "missing migrations",
    { migrations: { fact: { missing: ["0034_servers.sql"], newer: [], unfit: [] } } },
    "! 1 migrations have not been run, from 0034_servers.sql on.",
  ],
  [
    "a migration of a newer program",
    { migrations: { fact: { missing: [], newer: [], unfit: ["0099_gone.sql"] } } },
    "✗ The database is too new for this program: it has seen 0099_gone.sql.",
  ],
])("a database problem is reported: %s", (_name, facts, line) => {
  expect(database(facts)).toContain(line);
});

test("servers with other secrets, another version or another time are reported", () => {
  const servers = (clockAhead: number, others: (typeof other)[]) =>
    format(
      serversRules({
        ...settingsFacts(validEnv),
        servers: { fact: { clockAhead, others, signing: { signs_with: "a", accepts: ["a"] } } },
      }),
    );
  expect(servers(0, [])).toEqual(["✓ No other server runs, and the clock is right."]);
  expect(servers(3_600_000, [{ ...other, signs_with: "b" }])).toEqual([
    "✗ Another server of this shop has other secrets, so each would turn away whom the other let in.",
    "✗ This machine's clock is 60 minutes ahead of the database's.",
  ]);
  expect(servers(-3_000, [{ ...other, version: "0.0.9" }])).toEqual([
    "! This machine's clock is 3 seconds behind the database's.",
    `! Servers of version 0.0.9 run beside this one, which is ${ownVersion}.`,
  ]);
  const bank = (key: string) => ({ signs_with: "a", accepts: ["a", `bank-data ${key}`] });
  const withKeys = (a: string, b: string) =>
    format(
      serversRules({
        ...settingsFacts(validEnv),
        servers: { fact: { clockAhead: 0, others: [{ ...other, ...bank(b) }], signing: bank(a) } },
      }),
    );
  expect(withKeys("1", "2")).toEqual([
    "✗ Another server of this shop has another key for bank data, so neither could read what the other stores.",
  ]);
  expect(withKeys("1", "1")).toEqual([
    "✓ 1 servers run with the same version and secrets, and the clock is right.",
  ]);
});

test("secrets that each server creates for itself are reported", () => {
  const secrets = (others: (typeof other)[]) =>
    secretsRules({
      ...settingsFacts(envWithout("SECRETS_DIR")),
      secrets: { fact: { problems: [], openFiles: [] } },
      servers: { fact: { clockAhead: 0, others, signing: null } },
    }).map(({ level }) => level);
  expect([secrets([]), secrets([other])]).toEqual([["warning"], ["error"]]);
});

test("in public, published or guessable secrets are reported", () => {
  const known = (environment: Record<string, string>) =>
    format(
      secretsRules({
        ...settingsFacts({ ...envWithout("SECRETS_DIR"), ...environment }),
        secrets: { fact: { problems: [], openFiles: [] } },
        servers: null,
      }),
    ).filter((line) => line.includes("guess"));
  const drawn = "q3Jx0rXk9aP2vLwYb7TzHs5mNcUdEfGiKo1Q4R6S8V0";
  expect(known({ COOKIE_SECRETS: `${drawn},${"a".repeat(50)}`, BANK_DATA_KEY: drawn })).toHaveLength(1);
  expect(known({ COOKIE_SECRETS: "demo-only-".repeat(5), BANK_DATA_KEY: "A".repeat(43) })).toHaveLength(2);
  expect(known({ COOKIE_SECRETS: drawn, BANK_DATA_KEY: drawn })).toEqual([]);
});

test("a report is grouped by area and ends with a verdict", () => {
  const findings = [
    ...settingsRules(settingsFacts(envWithout("TRUST_PROXY"))),
    ...filesRules({
      ...settingsFacts(validEnv),
      store: { fact: null },
      files: null,
      missingFonts: { fact: [] },
    }),
  ];
  expect(formatReport(findings)).toBe(`Settings
  ✗ PUBLIC_URL is https and TRUST_PROXY is not set: all visitors seem to have the proxy's address, so its limits count them as one.
    Set TRUST_PROXY to the address or network of the proxy that holds the certificate.

Files
  ✓ The fonts of invoices are there.

1 wrong.`);
});
