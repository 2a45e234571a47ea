import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { stockChangeActors } from "#src/flows/administration/stock-change/stock-change.actors.ts";
import type { ChangeStockInput } from "#machines/administration/stock-change/stock-change.machine.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
let origin: string;
let helpers: ReturnType<typeof stockHelpers>;
let first: TestCustomer;
let second: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  helpers = stockHelpers(shop);
  first = await shop.customer({ role: "administrator" });
  second = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

const change = async (product: string, body: object, { token } = first, key?: string) =>
  shop.call("POST", `/admin/stock/${await shop.productId(product)}/movements`, {
    token,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const list = async (term: string) =>
  (await shop.call("GET", `/admin/stock/?term=${encodeURIComponent(term)}`, { token: first.token })).body;

test("pieces are received, counted and written off, each by whom and why", async () => {
  await helpers.track("wreath");
  const steps = [
    { kind: "received", quantity: 12, reason: "Delivery 4711" },
    { kind: "lost", quantity: 2, reason: "Dropped" },
    { kind: "counted", quantity: 9, expected_on_hand: 10 },
  ];
  for (const step of steps) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    expect((await change("wreath", step)).status).toBe(204);
  }
  const id = await shop.productId("wreath");
  const { body } = await shop.call("GET", `/admin/stock/${id}/movements`, { token: first.token });
  const by = { administrator: first.email, order_reference: null };
  expect(body).toMatchObject([
    { kind: "counted", quantity: -1, on_hand_after: 9, reason: null, ...by },
    { kind: "lost", quantity: -2, on_hand_after: 10, reason: "Dropped", ...by },
    { kind: "received", quantity: 12, on_hand_after: 12, reason: "Delivery 4711", ...by },
  ]);
  const entries = await shop.services.database.queries
    .select({ action: auditLog.action, details: auditLog.details, actor_id: auditLog.actor_id })
    .from(auditLog)
    .where(eq(auditLog.subject, `variant ${id}`))
    .orderBy(auditLog.at);
  expect(entries).toEqual([
    { action: "stock.received", details: { quantity: 12 }, actor_id: first.id },
    { action: "stock.lost", details: { quantity: -2 }, actor_id: first.id },
    { action: "stock.counted", details: { quantity: -1 }, actor_id: first.id },
  ]);
});

test("two administrators at once lose nothing: deltas add up, and a count of another stock is refused", async () => {
  await helpers.track("seed", { onHand: 5 });
  const received = { kind: "received", quantity: 3 };
  const both = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => change("seed", received, nth % 2 ? first : second)),
  );
  expect(both.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
  expect(await helpers.stock("seed")).toMatchObject({ on_hand: 35 });
  const counts = await Promise.all([
    change("seed", { kind: "counted", quantity: 34, expected_on_hand: 35 }),
    change("seed", { kind: "counted", quantity: 33, expected_on_hand: 35 }, second),
  ]);
  expect(counts.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const refused = counts.find(({ status }) => status === 409);
  const { on_hand } = await helpers.stock("seed");
  expect(refused?.body).toMatchObject({ code: "stock_changed", params: { on_hand } });
  expect(await helpers.wrongBooks()).toEqual([]);
});

test("a repeated request is booked once", async () => {
  await helpers.track("spade", { onHand: 1 });
  const key = crypto.randomUUID();
  const received = { kind: "received", quantity: 4 };
  for (const _ of [1, 2]) expect((await change("spade", received, first, key)).status).toBe(204);
  expect(await helpers.stock("spade")).toMatchObject({ on_hand: 5 });
  expect((await change("spade", { ...received, quantity: 5 }, first, key)).body.code).toBe("key_reused");
});

test("a count below what open orders hold is booked, and the product sold out", async () => {
  await helpers.track("fern", { onHand: 4 });
  await orderHelpers(shop, await shop.customer()).submitted([fern]);
  await change("fern", { kind: "counted", quantity: 1, expected_on_hand: 4 });
  expect(await list("100203")).toMatchObject([
    { on_hand: 1, allocated: 2, availability: "out_of_stock", tracked: true },
  ]);
});

test("no more is written off than is there, and no nonsense is booked", async () => {
  await helpers.track("spade", { onHand: 2 });
  const lost = await change("spade", { kind: "lost", quantity: 3 });
  expect([lost.status, lost.body.code, lost.body.params]).toEqual([409, "not_on_hand", { on_hand: 2 }]);
  for (const body of [
    { kind: "received", quantity: 0 },
    { kind: "received", quantity: -1 },
    { kind: "received", quantity: 1.5 },
    { kind: "received", quantity: "=1+1" },
    { kind: "received", quantity: 1, reason: " " },
    { kind: "sold", quantity: 1 },
    { kind: "counted", quantity: 1 },
  ])
    expect((await change("spade", body)).status, JSON.stringify(body)).toBe(400);
  const none = `/admin/stock/${crypto.randomUUID()}/movements`;
  const received = { kind: "received", quantity: 1 };
  expect((await shop.call("POST", none, { token: first.token, body: received })).status).toBe(404);
});

test("a scanned number, a part of a name and nothing are found", async () => {
  const id = await shop.productId("spade");
  await shop.services.database.queries
    .update(productVariants)
    .set({ gtin: "04006381333931" })
    .where(eq(productVariants.id, id));
  const found = async (term: string) => (await list(term)).map(({ name }: { name: string }) => name);
  expect(await found("4006381333931")).toEqual(["Garden spade"]);
  expect(await found("100231")).toEqual(["Garden spade"]);
  expect(await found("SPADE")).toEqual(["Garden spade"]);
  expect(await found("%")).toEqual([]);
  const count = await shop.call("GET", "/admin/stock/count?term=spade", { token: first.token });
  expect(count.body).toEqual({ count: 1 });
});

test("the port sends what was typed with its key, and names what is refused", async () => {
  await helpers.track("olive", { onHand: 7 });
  const { changeStock } = stockChangeActors(browserApi(origin, first.token));
  const variantId = await shop.productId("olive");
  const typed = { variantId, onHand: 7, isSure: false, reason: " Broken ", key: crypto.randomUUID() };
  const ask = (input: Partial<ChangeStockInput>) =>
    callPort(changeStock, { ...typed, kind: "lost", quantity: 2, ...input });
  for (const _ of [1, 2]) expect(await ask({})).toEqual({ outcome: "changed" });
  expect(await helpers.stock("olive")).toMatchObject({ on_hand: 5 });
  const other = () => ({ key: crypto.randomUUID() });
  expect(await ask({ ...other(), quantity: 6 })).toEqual({ outcome: "notOnHand", onlyOnHand: 5 });
  const count = { kind: "counted", quantity: 4 } as const;
  expect(await ask({ ...other(), ...count })).toEqual({ outcome: "stockChanged", nowOnHand: 5 });
  expect(await ask({ ...other(), ...count, onHand: 5 })).toEqual({ outcome: "changed" });
  expect(await ask({ ...other(), variantId: crypto.randomUUID() })).toEqual({ outcome: "notFound" });
  const customer = await shop.customer();
  const { changeStock: forbidden } = stockChangeActors(browserApi(origin, customer.token));
  expect(await callPort(forbidden, { ...typed, kind: "lost", quantity: 1 })).toEqual({
    outcome: "administratorsOnly",
  });
});
