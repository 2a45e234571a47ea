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

test("several hosts in DATABASE_URL are refused, with the page about HAProxy", async () => {
  expect(format(await runDoctor({ DATABASE_URL: "postgresql://db1,db2/shop" }))).toEqual([
    "✗ DATABASE_URL must name one host. Of several, HAProxy finds the primary, and its address belongs here: docs/operating.md.",
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
      takesWrites: true,
      ...fact,
    },
  },
});
type Variable = HostFacts["variable"];
type HostFact = Extract<HostFacts["is"], { fact: unknown }>["fact"];
const postgres = (facts: Partial<PostgresFacts> = {}) => ({
  fact: {
    missingExtensions: [],
    connections: 97,
    replicas: 2,
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
      hosts: [host("pooler"), host("db1", {}, "DATABASE_DIRECT_URL")],
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
    "✓ pooler answers: PostgreSQL 15.8, takes writes.",
    "✓ db1 answers: PostgreSQL 15.8, takes writes.",
    "✓ Every migration has been run.",
  ]);
});

test("a database without replicas needs no synchronous one", () => {
  const alone = { postgres: postgres({ replicas: 0, synchronousWith: "" }) };
  expect(database(alone)).toEqual(database());
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

test.each<[string, Partial<Facts>, string]>([
  ["an outdated PostgreSQL", { hosts: [host("db1", { version: 140_011 })] }, "✗ db1 is PostgreSQL 14.11."],
  ["a replica", { hosts: [host("db2", { takesWrites: false })] }, "✗ db2 of DATABASE_URL takes no writes."],
  [
    "a replica to listen at",
    { hosts: [host("db1"), host("db2", { takesWrites: false }, "DATABASE_DIRECT_URL")] },
    "✗ db2 of DATABASE_DIRECT_URL takes no writes.",
  ],
  [
    "an unreachable host",
    { hosts: [{ ...host("db1"), is: { problem: "There is no host db1." } }] },
    "✗ db1 of DATABASE_URL does not answer: There is no host db1.",
  ],
  [
    "hosts of different databases",
    { hosts: [host("db1"), host("db1", { database: "tests 1" }, "DATABASE_DIRECT_URL")] },
    "✗ db1 of DATABASE_DIRECT_URL is another database than db1 of DATABASE_URL.",
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
