import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { writeAuditEntry, operatorActor } from "#server/commerce/audit/audit.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

test("a security entry is logged as a line once committed, and not when rolled back", async () => {
  const logged = vi.spyOn(log, "info").mockImplementation(() => {});
  // Jobs log lines too.
  const lines = () => logged.mock.calls.filter(([, message]) => message === "audit");
  const { transaction } = shop.services.database;
  const ownerId = crypto.randomUUID();
  const entry = {
    at: shop.clock.now,
    actor: operatorActor,
    ownerId,
    action: "customer.made_administrator",
  } as const;
  await transaction(async (tx) => {
    await writeAuditEntry(tx, entry);
    expect(lines()).toEqual([]);
  });
  const line = { event: entry.action, at: entry.at.toISOString(), actor_kind: "operator", owner_id: ownerId };
  expect(lines()).toEqual([[line, "audit"]]);
  const undone = transaction(async (tx) => {
    await writeAuditEntry(tx, entry);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(lines()).toHaveLength(1);
});

test("a name with line breaks stays within one line", async () => {
  const written: string[] = [];
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[
    Object.getOwnPropertySymbols(log).find((one) => one.description === "pino.stream")!
  ]!;
  vi.spyOn(stream, "write").mockImplementation((line) => {
    if (line.includes("language.added")) written.push(line);
  });
  const level = log.level;
  log.level = "info";
  const name = `x\n{"level":30,"event":"forged"}\r\u2028\u0085y`;
  await writeAuditEntry(shop.services.database.queries, {
    at: shop.clock.now,
    actor: operatorActor,
    ownerId: null,
    action: "language.added",
    subject: { language: name },
    details: { name } as never,
  } as never).finally(() => (log.level = level));
  expect(written).toHaveLength(1);
  expect(written[0]!.trimEnd()).not.toMatch(/[\n\r\u2028\u2029\u0085]/);
  expect(JSON.parse(written[0]!)).toMatchObject({ event: "language.added", level: 30 });
});
