import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maximumCountedOrders } from "#domain/order-queue.ts";
import { demoCustomerAddress } from "#server/operations/demo/demo.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("the count of very many orders is capped, and all are found", async () => {
  const { token } = await shop.customer({ role: "administrator" });
  const { id } = await shop.customer();
  const add = (from: number, to: number) =>
    shop.services.database.queries.execute(sql`
      insert into orders (id, customer_id, market_id, language_id, reference, status, delivery_address, currency, currency_sign,
        currency_precision, vat_basis_points, tax_kind, shipping_code, shipping_name, shipping_minor, items_minor, due_minor, seller,
        terms_version, submitted_at, created_at, updated_at)
      select gen_random_uuid(), ${id}, 'europe', 'en', to_char(number, 'FM0000000"-00"'), 'cancelled', ${JSON.stringify(demoCustomerAddress)}, 'EUR', '€',
        2, 2100, 'vat', 'standard', 'Standard', 495, 5685, 6180, markets.seller, '2026-11', now(), now(), now()
      from generate_series(${from}::integer, ${to}::integer) number join markets on markets.id = 'europe'`);
  const counted = async (query = "") =>
    (await shop.call("GET", `/admin/orders/count${query}`, { token })).body.count;
  await add(1, maximumCountedOrders);
  expect(await counted()).toBe(maximumCountedOrders);
  await add(maximumCountedOrders + 1, maximumCountedOrders + 7);
  expect(await counted()).toBe(maximumCountedOrders + 1);
  expect(await counted("?stage=cancelled")).toBe(maximumCountedOrders + 1);
  expect(await counted("?stage=to_ship")).toBe(0);
  const { status, body } = await shop.call("GET", `/admin/orders/?limit=20&skip=${maximumCountedOrders}`, {
    token,
  });
  expect([status, body]).toEqual([200, expect.any(Array)]);
  expect(body).toHaveLength(7);
});
