import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { shopCookies } from "#domain/cookies.ts";
import { gateCookie, hasEntered } from "#server/commerce/markets/gate.ts";
import { openServices } from "#server/open-services.ts";
import { findServerMismatches } from "./servers.ts";
import { SettingsError } from "./settings.ts";
import { copyOfShop } from "#tests/support/shop.ts";
import { testSettings } from "#tests/support/settings.ts";

const [older, newer] = ["o".repeat(48), "n".repeat(48)] as const;

test("a server with an unknown secret is refused; secrets are rotated server by server", async () => {
  const copy = await copyOfShop();
  onTestFinished(copy.remove);
  const open = async (COOKIE_SECRETS: string) => {
    const services = await openServices(
      testSettings(copy.dataFolder, { ...copy.environment, COOKIE_SECRETS }),
    );
    let closing: Promise<void> | null = null;
    const close = () => (closing ??= services.close());
    onTestFinished(close);
    return { ...services, close };
  };
  const first = await open(older);
  const enteredAt = (services: typeof first) => ({
    [shopCookies.gate.name]: gateCookie(services).value,
  });
  await expect(open(newer)).rejects.toThrow(SettingsError);
  await expect(open(newer)).rejects.toThrow(/^Another server of this shop has other secrets/);
  // It would accept the first one's signatures, but not the other way round.
  await expect(open(`${newer},${older}`)).rejects.toThrow(SettingsError);

  const second = await open(`${older},${newer}`);
  await first.close();
  const third = await open(`${newer},${older}`);
  for (const [existing, joining] of [
    [second, third],
    [third, second],
  ] as const)
    expect(hasEntered(existing, enteredAt(joining))).toBe(true);
  await second.close();
  const fourth = await open(newer);
  expect(hasEntered(fourth, enteredAt(third))).toBe(true);
  expect(hasEntered(fourth, enteredAt(first))).toBe(false);
});

test("a server with another key for bank data is refused before it stores any", async () => {
  const copy = await copyOfShop();
  onTestFinished(copy.remove);
  const open = async (BANK_DATA_KEY: string) => {
    const services = await openServices(
      testSettings(copy.dataFolder, { ...copy.environment, COOKIE_SECRETS: older, BANK_DATA_KEY }),
    );
    onTestFinished(services.close);
    return services;
  };
  const [firstKey, secondKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) =>
    key.toString("base64url"),
  );
  const first = await open(firstKey!);
  for (const table of ["bank_accounts", "tax_data", "payouts"])
    await first.database.queries.execute(sql.raw(`delete from ${table}`));
  await expect(open(secondKey!)).rejects.toThrow(
    /^Another server of this shop has another key for bank data/,
  );
  await open(firstKey!);
  // A server of an older version does not publish its key.
  await first.database.queries.execute(sql`update servers set accepts = accepts[1:1]`);
  await open(secondKey!);
});

test("a killed server is removed from the list", async () => {
  const copy = await copyOfShop();
  onTestFinished(copy.remove);
  const settings = (COOKIE_SECRETS: string) =>
    testSettings(copy.dataFolder, { ...copy.environment, COOKIE_SECRETS });
  const first = await openServices(settings(older));
  onTestFinished(first.close);
  const { queries } = first.database;
  const foreignServer = sql`insert into servers (id, version, signs_with, accepts, clock_ahead)
    values (gen_random_uuid(), '0', 'strange', '{strange}', 0)`;
  await queries.execute(foreignServer);
  await expect(openServices(settings(older))).rejects.toThrow(SettingsError);
  await queries.execute(sql`update servers set seen_at = now() - interval '1 hour' where version = '0'`);
  const second = await openServices(settings(older));
  await second.close();
  expect((await queries.execute(sql`select id from servers`)).rows).toHaveLength(1);
});

test("a clock that is off by an hour is reported, by a minute not", () => {
  const ownServer = { signs_with: "a", accepts: ["a"], clock_ahead: 60_000 };
  expect(findServerMismatches(ownServer, [])).toEqual([]);
  expect(findServerMismatches({ ...ownServer, clock_ahead: 3_600_000 }, [])).toEqual([
    "This machine's clock is 60 minutes ahead of the database's. Set it by NTP.",
  ]);
  expect(findServerMismatches({ ...ownServer, clock_ahead: -3_600_000 }, [])).toEqual([
    "This machine's clock is 60 minutes behind the database's. Set it by NTP.",
  ]);
});
