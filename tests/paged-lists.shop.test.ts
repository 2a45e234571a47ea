import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { operations } from "./support/contract.ts";
import { createFailedMail } from "./support/failed-mail.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { payoutHelpers } from "./support/payout-helpers.ts";
import { populatedRows, populatedShop } from "./support/populated-shop.ts";
import type { Shop } from "./support/shop.ts";

const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "limit"));
const sortsOf = (id: string): string[] => {
  const { parameters } = lists.find((list) => list.id === id)!;
  return (parameters.find(({ name }) => name === "sort")!.schema as { enum: string[] }).enum;
};
const most = (rows: any[]) => {
  const byCustomer = Object.entries(Object.groupBy(rows, ({ customer_id }) => customer_id));
  return byCustomer.toSorted(([, one], [, other]) => other!.length - one!.length)[0]![0];
};

/** Whose list it is: a customer with several rows. */
const owners: Record<string, string> = {
  listPointTransactions: most(populatedRows("point_transactions")),
  listCommissionTransactions: most(populatedRows("commission_transactions")),
  listOrders: most(populatedRows("orders")),
  listRefunds: most(populatedRows("refunds")),
};
const dollar = { currency: "USD", currency_precision: 2 };

let shop: Shop;
let administrator: string;
let invitation: { id: string; token: string };
beforeAll(async () => {
  shop = await populatedShop();
  administrator = (await shop.customer({ role: "administrator" })).token;
  const { queries: database } = shop.services.database;
  invitation = await addPictures();
  await createFailedMail(shop, await shop.customer());
  await createFailedMail(shop, await shop.customer());
  await exportTwoFiles();
  // Rows of the same moment: only a second column keeps their order from page to page.
  await database.execute(
    sql`update orders set created_at = '2026-11-01', submitted_at = '2026-11-01' where submitted_at is not null`,
  );
  await database.execute(
    sql`update refunds set created_at = '2026-11-02', requested_at = '2026-11-02' where requested_at is not null`,
  );
  await database.execute(sql`update payment_issues set closed_at = null, opened_at = '2026-11-04'`);
  await database.execute(sql`update payouts set requested_at = '2026-11-03'`);
  await database.execute(sql`update jobs.job set created_on = '2026-11-05'`);
});
afterAll(() => shop.close());

async function addPictures(): Promise<{ id: string; token: string }> {
  const { id, token, added } = await inviteHelpers(shop).invited();
  await added();
  await added();
  return { id, token };
}

async function exportTwoFiles(): Promise<void> {
  const { account, ask, exported, mark } = await payoutHelpers(shop, 10_000n, dollar);
  // Its file's name needs the bank account, which was encrypted with another shop's key.
  const [other] = populatedRows("payouts", ({ status }) => status === "exported");
  expect((await mark(other.id, "paid")).status).toBe(200);
  await account();
  for (const value of [10, 20]) {
    await ask(value);
    expect((await exported()).status).toBe(200);
  }
}

const pathOf = (path: string): string =>
  path.replace("{languageId}", "en").replace("{marketId}", "europe").replace("{id}", invitation.id);

async function read(id: string, query: string): Promise<string[]> {
  const { path, isProtected } = lists.find((list) => list.id === id)!;
  const owner = owners[id];
  const token = owner
    ? await beginSession(shop.services.database.queries, owner, shop.clock.now)
    : administrator;
  const { status, body } = await shop.call("GET", `${pathOf(path)}?${query}`, isProtected ? { token } : {});
  expect(status, JSON.stringify(body)).toBe(200);
  return (Array.isArray(body) ? body : body.products).map((row: unknown) => JSON.stringify(row));
}

describe.each(lists)("$id", ({ id }) => {
  test.each(sortsOf(id))("sorted by %s, is the same read row by row", async (sort) => {
    const base = id === "listTourLeadImages" ? `sort=${sort}&token=${invitation.token}` : `sort=${sort}`;
    const whole = await read(id, `${base}&limit=50`);
    expect(whole.length).toBeGreaterThan(1);
    expect(new Set(whole).size).toBe(whole.length);
    const rows: string[] = [];
    for (let skip = 0; skip <= whole.length; skip += 1)
      rows.push(...(await read(id, `${base}&skip=${skip}&limit=1`)));
    expect(rows).toEqual(whole);
    const pages = [...(await read(id, `${base}&limit=2`)), ...(await read(id, `${base}&skip=2&limit=50`))];
    expect(pages).toEqual(whole);
  });
});
