import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { cartItems, customers, orders, sessions } from "#server/platform/database/customer-schema.ts";
import { address, fern } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop();
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(() => shop.close());

/** A customer with a delivered order that has a note. */
async function buyer() {
  const customer = await shop.customer({ password_hash });
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder([fern]);
  const { queries } = shop.services.database;
  await queries
    .update(orders)
    .set({ note: "Ring twice.", gift_note: "With love" })
    .where(eq(orders.id, order.id));
  const { token } = await shop.customer({ role: "administrator" });
  const body = { in_person: true };
  expect((await shop.call("POST", `/admin/orders/${order.id}/deliver`, { token, body })).status).toBe(200);
  return { ...steps, customer, order };
}

test("a deletion leaves nothing of the customer's addresses, sessions, cart and notes, and those of others unchanged", async () => {
  const [one, other] = [await buyer(), await buyer()];
  for (const { fillCart } of [one, other]) await fillCart([fern]);
  const { queries } = shop.services.database;
  const left = async ({ customer, order }: typeof one) => {
    const [row] = await queries.select().from(orders).where(eq(orders.id, order.id));
    const [account] = await queries.select().from(customers).where(eq(customers.id, customer.id));
    return [
      account!.delivery_address?.street ?? null,
      await queries.$count(sessions, eq(sessions.customer_id, customer.id)),
      await queries.$count(cartItems, eq(cartItems.customer_id, customer.id)),
      row!.note,
      row!.gift_note,
    ];
  };
  expect(await left(one)).toEqual([address.street, 1, 1, "Ring twice.", "With love"]);
  const { token } = one.customer;
  const deleted = await shop.call("POST", "/users/customers/me/deletion", { token, body: { password } });
  expect(deleted.status).toBe(204);
  expect([await left(one), await left(other)]).toEqual([
    [null, 0, 0, null, null],
    [address.street, 1, 1, "Ring twice.", "With love"],
  ]);
});

test("an export says what the customer and what the shop has done, without naming an administrator", async () => {
  const { customer } = await buyer();
  const { body } = await shop.call("GET", "/users/customers/me/export", { token: customer.token });
  const done = body.audit_log.map(({ action, by }: { action: string; by: string }) => [action, by]);
  expect(done).toContainEqual(["order.submitted", "customer"]);
  expect(done).toContainEqual(["order.delivered", "shop"]);
});
