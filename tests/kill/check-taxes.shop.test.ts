import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreditNote } from "#server/commerce/invoices/make-credit-note.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { fern, spade } from "#tests/support/order-helpers.ts";
import { openProvider, type Provider } from "#tests/support/provider.ts";
import { refundReviewHelpers } from "#tests/support/refund-review-helpers.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { checkTaxes } from "./check-taxes.ts";
import { taxedGoods } from "./goods.ts";

let provider: Provider;
let shop: Shop;
let reference: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  await taxedGoods(shop.services.database.queries);
  reference = await refundInThreeParts();
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));

/** Two ferns, a spade and delivery: a fern comes back, then the spade, then the rest. */
async function refundInThreeParts(): Promise<string> {
  const { draft, request, order } = await paidWithMoney(0, [fern, spade]);
  await makeInvoice(shop.services, order.id);
  for (const index of [0, 1, 0]) {
    const { id } = await draft(order, { items: [{ id: order.items[index]!.id, count: 1 }] });
    await request(id);
    await decide(id);
    await makeCreditNote(shop.services, id);
  }
  return order.reference;
}

test("printed taxes agree with what was bought and what came back", async () => {
  expect(await checkTaxes(shop.services)).toEqual({ mixed: 1, refundedWhole: 1, wrong: [] });
});

/** Invoice: 41.87 at 9 %, 31.48 at 21 %. Credit notes: 18.95 at 9 %; 28.50 at 21 %; 22.92 and 2.98. */
test.each([
  {
    name: "another rate in a line",
    spoil: sql`update order_items set vat_basis_points = 901 where vat_basis_points = 900`,
    wrong: [
      "invoice, 900: no line has this rate",
      "invoice, 901: 0 for goods of 3790 and a share of 695",
      "credit note 1, 900: no line has this rate",
      "credit note 1, 901: 0 for goods of 1895 and a share of 0",
      "credit note 3, 900: no line has this rate",
      "credit note 3, 901: 0 for goods of 1895 and a share of 695",
    ],
  },
  {
    name: "another cost of delivery",
    spoil: sql`update orders set shipping_minor = shipping_minor + 1, due_minor = due_minor + 1`,
    wrong: [
      "invoice, the rows add up to 7335, the total is 7335, not 7336",
      "invoice, payments of 7335, not 7336",
    ],
  },
  {
    name: "another amount paid with points",
    spoil: sql`update orders set due_minor = due_minor - 5`,
    wrong: ["invoice, payments of 7335, not 5 and 7330"],
  },
  {
    name: "another quantity in a refund",
    spoil: sql`update refund_items set count = 2 where refund_id = (select id from refunds where credit_note_number = 1)`,
    wrong: [
      "credit note 1, 900: 1895 for goods of 3790 and a share of 0",
      "credit note 1, the rows add up to 1895, the total is 1895, not 3790",
      "credit note 1, payments of 1895, not 1895 and 1895",
    ],
  },
  {
    name: "a credit note of more than the invoice",
    spoil: sql`update documents set content_hash = their.content_hash from documents their
      where documents.id <> their.id and documents.file_name ~ '^invoice|CN-000003' and their.file_name ~ '^invoice|CN-000003'`,
    wrong: [
      "invoice, 2100: 298 for goods of 2850 and a share of 695",
      "invoice, 900: 2292 for goods of 3790 and a share of 695",
      "invoice, the rows add up to 2590, the total is 2590, not 7335",
      "invoice, payments of 2590, not 7335",
      "credit note 3, 2100: 3148 for goods of 0 and a share of 695",
      "credit note 3, 900: 4187 for goods of 1895 and a share of 695",
      "credit note 3, the rows add up to 7335, the total is 7335, not 2590",
      "credit note 3, payments of 7335, not 2590",
      "invoice, 2100: 51 is not the tax in 298",
      "credit notes, 2100: 4957, 1041 and 5998 of 247, 51 and 298 are too much",
      "invoice, 900: 190 is not the tax in 2292",
      "credit notes, 900: 5580, 502 and 6082 of 2102, 190 and 2292 are too much",
    ],
  },
  {
    name: "a credit note printed like an earlier one",
    spoil: sql`update documents set content_hash = their.content_hash from documents their
      where documents.file_name = 'credit-note-EUROPE-CN-000003.pdf'
      and their.file_name = 'credit-note-EUROPE-CN-000001.pdf'`,
    wrong: [
      "credit note 3, 2100: 0 for goods of 0 and a share of 695",
      "credit note 3, 900: 1895 for goods of 1895 and a share of 695",
      "credit note 3, the rows add up to 1895, the total is 1895, not 2590",
      "credit note 3, payments of 1895, not 2590",
      "credit notes, 2100: 2355, 495 and 2850 of 2602, 546 and 3148 are not all",
      "credit notes, 900: 312 is not the tax in 3790",
      "credit notes, 900: 3478, 312 and 3790 of 3841, 346 and 4187 are not all",
    ],
  },
])("$name is found", async ({ spoil, wrong }) => {
  const { database } = shop.services;
  let found: string[] = [];
  const work = database.transaction(async (tx) => {
    await tx.execute(spoil);
    ({ wrong: found } = await checkTaxes({ ...shop.services, database: { ...database, queries: tx } }));
    throw new Error("undone");
  });
  await expect(work).rejects.toThrow("undone");
  expect(found).toEqual(wrong.map((problem) => `order ${reference}: ${problem}`));
});
