import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("an account with many open orders is not deleted, and the refusal lists the oldest", async () => {
  const ada = await shop.customer({ password_hash: await hashPassword(password, "test@example.com") });
  const { id } = await orderHelpers(shop, ada).submitted();
  const { queries } = shop.services.database;
  const [oldest] = await queries.select().from(orders).where(eq(orders.id, id));
  const references = Array.from({ length: 600 }, (_, index) => `T-${10_000 + index}`);
  const later = references.map((reference, index) => ({
    ...oldest!,
    id: newId(),
    reference,
    created_at: new Date(oldest!.created_at.getTime() + index + 1),
  }));
  await queries.insert(orders).values(later.toReversed());
  const { status, body } = await shop.call("POST", "/users/customers/me/deletion", {
    token: ada.token,
    body: { password },
  });
  const named = [oldest!.reference, ...references.slice(0, 19)];
  expect([status, body.params]).toEqual([409, { open: [{ what: "unpaid", references: named }] }]);
});
