import { expect, test } from "vitest";
import { settingsFacts, format, validEnv } from "#tests/support/doctor-environment.ts";
import { databaseRules } from "./database-rules.ts";

const asOwner = (ownsTables: boolean) => {
  const { settings } = settingsFacts(validEnv);
  const is = { version: 150_008, database: "shop 1", takesWrites: true };
  const postgres = {
    missingExtensions: [],
    connections: 97,
    replicas: 0,
    compiles: false,
    synchronousWith: "*",
    limitsLocks: true,
  };
  return format(
    databaseRules({
      settings,
      hosts: [{ variable: "DATABASE_URL", host: "db1", is: { fact: is } }],
      postgres: { fact: { ...postgres, ownsTables } },
      migrations: { fact: { missing: [], newer: [], unfit: [] } },
      servers: { fact: { clockAhead: 0, others: [], signing: null } },
    }),
  );
};

test("a role that owns the tables could rewrite the audit log", () => {
  const warned =
    "! The role of DATABASE_URL owns the tables, so a program that was broken into could rewrite the audit log.";
  expect(asOwner(true)).toContain(warned);
  expect(asOwner(false)).not.toContain(warned);
});
