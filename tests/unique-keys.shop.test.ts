import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { populatedRows, populatedShop } from "./support/populated-shop.ts";
import type { Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await populatedShop();
  const { queries } = shop.services.database;
  await queries.execute(sql`update tour_lead_images set upload_key = id`);
});
afterAll(() => shop.close());

type Copy = {
  table: string;
  /** The row that is copied. */
  of: string;
  /** What has to differ for the other keys. */
  changes: object;
};
const insertCopy = async ({ table, of, changes }: Copy): Promise<void> => {
  const rows = sql.raw(`${table} original where ${of} limit 1`);
  const copied = sql`jsonb_populate_record(original, ${JSON.stringify(changes)}::jsonb)`;
  await shop.services.database.queries.execute(
    sql`insert into ${sql.raw(table)} select (${copied}).* from ${rows}`,
  );
};

const [item] = populatedRows("order_items");
const otherProduct = populatedRows("products").find(
  ({ id }) =>
    populatedRows("order_items", (one) => one.order_id === item.order_id && one.product_id === id).length ===
    0,
);

/** Values that a counter or chance makes unique, so that no requests can make two that are equal. */
test.each([
  {
    key: "customers_tour_lead_code_key",
    table: "customers",
    of: "tour_lead_code is not null",
    changes: { email_key: "further@example.com" },
    free: { tour_lead_code: "ANOTHER" },
  },
  {
    key: "order_items_variant",
    table: "order_items",
    of: `id = '${item.id}'`,
    changes: {},
    free: { product_id: otherProduct.id, variant_id: otherProduct.id },
  },
  {
    key: "orders_market_id_invoice_number_key",
    table: "orders",
    of: "invoice_number is not null",
    changes: { reference: "K7RM-4QXD" },
    free: { invoice_number: 9_001 },
  },
  {
    key: "orders_reference_key",
    table: "orders",
    of: "invoice_number is not null",
    changes: { invoice_number: 9_002 },
    free: { reference: "K7RM-4QXF" },
  },
  {
    key: "payouts_self_billing_number_key",
    table: "payouts",
    of: "self_billing_number is not null",
    changes: {},
    free: { self_billing_number: 9_001 },
  },
  {
    key: "refunds_numbered",
    table: "refunds",
    of: "credit_note_number is not null",
    changes: { provider_refund_id: null },
    free: { credit_note_number: 9_001 },
  },
  {
    key: "sessions_id_key",
    table: "sessions",
    of: "true",
    changes: { token_hash: "another" },
    free: { id: newId() },
  },
  {
    key: "tour_lead_images_tour_lead_id_upload_key_key",
    table: "tour_lead_images",
    of: "upload_key is not null",
    changes: {},
    free: { upload_key: "another" },
  },
  {
    key: "tour_leads_customer_id_key",
    table: "tour_leads",
    of: "customer_id is not null",
    changes: { email_key: "second@example.com" },
    free: { customer_id: null, registered_at: null, activated_at: null, ended_at: null },
  },
  {
    key: "tour_leads_token_hash_key",
    table: "tour_leads",
    of: "token_hash is not null",
    changes: { email_key: "third@example.com" },
    free: { token_hash: "another" },
  },
])("$key refuses a second row, and only that", async ({ key, table, of, changes, free }) => {
  const own = { ...(table !== "sessions" && { id: newId() }), ...changes };
  const refused = insertCopy({ table, of, changes: own });
  await expect(refused).rejects.toMatchObject({ cause: { code: "23505", constraint: key } });
  await insertCopy({ table, of, changes: { ...own, ...free } });
});
