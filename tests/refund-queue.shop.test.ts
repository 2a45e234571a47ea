import { afterAll, beforeAll, expect, test } from "vitest";
import type { Schemas } from "#server/http/reply.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

type Listed = Schemas["RefundToDecide"];
const ask = (path: string) => shop.call("GET", `/admin/refunds/${path}`, { token: administrator.token });
const idsIn = async (query: string): Promise<string[]> =>
  (await ask(`?limit=100&${query}`)).body.map(({ refund }: Listed) => refund.id);
const countOf = async (query: string): Promise<number> => (await ask(`count?${query}`)).body.count;

/** A customer with a rejected refund, a requested one and a draft. */
async function customerWithRefunds() {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const requested = async () => {
    const { id } = await steps.draft(await steps.paidOrder());
    await steps.request(id);
    return id;
  };
  const rejected = await requested();
  const { status } = await shop.call("POST", `/admin/refunds/${rejected}/decision`, {
    token: administrator.token,
    body: { decision: "reject", note: "It was watered too much." },
  });
  expect(status).toBe(200);
  const waiting = await requested();
  const { id: draft } = await steps.draft(await steps.paidOrder());
  return { customer, rejected, waiting, draft };
}

test("the queue can be filtered by customer and counted by status", async () => {
  const { customer, rejected, waiting } = await customerWithRefunds();
  const another = await customerWithRefunds();
  const own = `customer_id=${customer.id}`;
  expect((await idsIn(own)).toSorted()).toEqual([rejected, waiting].toSorted());
  expect(await idsIn(`${own}&current_status=requested`)).toEqual([waiting]);
  expect(await idsIn(`${own}&current_status=draft`)).toEqual([]);
  expect(await countOf(own)).toBe(2);
  expect(await countOf(`${own}&current_status=rejected`)).toBe(1);
  expect(await countOf(`${own}&current_status=draft`)).toBe(0);
  const all = await idsIn("");
  expect(await countOf("")).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining([waiting, another.waiting]));
});

test("a refund is read by id as listed; a draft and an unknown id are not found", async () => {
  const { waiting, draft } = await customerWithRefunds();
  const listed = (await ask("?limit=100")).body.find(({ refund }: Listed) => refund.id === waiting);
  expect(await ask(waiting)).toMatchObject({ status: 200, body: listed });
  for (const missing of [draft, crypto.randomUUID()]) {
    expect(await ask(missing)).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
  expect((await ask("everything")).status).toBe(400);
});
