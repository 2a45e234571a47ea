import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { invoiceOf } from "./support/invoices.ts";
import { fern, spade } from "./support/order-helpers.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { dhl, orderToShip, ups } from "./support/shipment-helpers.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

const read = (path: string) => shop.call("GET", path, { token: administrator.token });
const lastRead = async () => {
  const [entry] = await shop.services.database.queries
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "personal_data.read"), eq(auditLog.actor_id, administrator.id)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return entry && [entry.owner_id, entry.details];
};

test("an administrator opens the invoice of any order; it shows the payment date and no supply date", async () => {
  const customer = await shop.customer();
  const [, , orderId, , documentId, fileName] = (await invoiceOf(shop, customer)).split("/");
  const { status, body, headers } = await read(`/admin/orders/${orderId}/documents/${documentId}`);
  expect([status, headers["content-type"], headers["content-disposition"]]).toEqual([
    200,
    "application/pdf",
    `inline; filename="${fileName}"`,
  ]);
  const text = pdfTexts(body).join("");
  expect(text).toContain("Date of payment");
  expect(text).toContain("Item no. 100231");
  expect(text).not.toMatch(/supply/i);
  expect(await lastRead()).toEqual([customer.id, { operation: "downloadDocumentOfOrder" }]);
});

test("a document is only found under its own order", async () => {
  const owner = await shop.customer();
  const [, , , , documentId] = (await invoiceOf(shop, owner)).split("/");
  const other = await refundHelpers(shop, await shop.customer()).paidOrder();
  expect((await read(`/admin/orders/${other.id}/documents/${documentId}`)).status).toBe(404);
});

test("a packing slip lists the parcel's items with item numbers and supply date, without prices", async () => {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder([fern, spade]);
  await steps.withdraw(order.id, { items: [{ id: order.items[1]!.id, count: 1 }] });
  const slip = async () => {
    const { status, body, headers } = await read(`/admin/orders/${order.id}/packing-slip`);
    expect([status, headers["content-disposition"]]).toEqual([
      200,
      `inline; filename="packing-slip-${order.reference}.pdf"`,
    ]);
    return pdfTexts(body).join("");
  };
  const before = await slip();
  expect(before).toContain("Packing slip");
  expect(before).toContain("Boston fernItem no. 1002032");
  expect(before).not.toMatch(/Garden spade|€/);
  expect(before).toContain("Date of supply21 November 2026");
  const shippedAt = new Date(shop.clock.now.getTime() - 86_400_000);
  await shop.services.database.queries
    .update(orders)
    .set({
      status: "shipped",
      shipped_at: shippedAt,
      carrier: "DHL",
      tracking_number: "7",
    })
    .where(eq(orders.id, order.id));
  const after = await slip();
  expect(after).toContain("Date of supply20 November 2026");
  expect(after).toContain("DHL, 7");
  expect(await lastRead()).toEqual([customer.id, { operation: "downloadPackingSlip" }]);
});

test("each packing slip of an order in several shipments has its own file name, and says which one it is", async () => {
  const { id, one, ship, orderNow } = await orderToShip(shop);
  const { reference } = await orderNow();
  const slip = async (shipment?: { id: string }) => {
    const { body, headers } = await read(
      `/admin/orders/${id}/packing-slip${shipment ? `?shipment_id=${shipment.id}` : ""}`,
    );
    const [, fileName] = /filename="packing-slip-(.+)\.pdf"/.exec(String(headers["content-disposition"]))!;
    const [, part] = /Shipment(\d of \d)/.exec(pdfTexts(body).join("")) ?? [];
    return [fileName, part];
  };
  expect(await slip()).toEqual([reference, undefined]);
  await ship(dhl, 0, one);
  const [first] = (await orderNow()).shipments;
  expect(await slip(first)).toEqual([`${reference}-1`, "1 of 2"]);
  expect(await slip()).toEqual([`${reference}-2`, "2 of 2"]);
  await ship(ups, 1);
  const [, second] = (await orderNow()).shipments;
  expect(await slip(first)).toEqual([`${reference}-1`, "1 of 2"]);
  expect(await slip(second)).toEqual([`${reference}-2`, "2 of 2"]);
  expect(await slip()).toEqual([reference, undefined]);
});

test("a draft has no packing slip", async () => {
  const draft = await refundHelpers(shop, await shop.customer()).draftOrder([fern]);
  expect((await read(`/admin/orders/${draft.id}/packing-slip`)).status).toBe(404);
});
