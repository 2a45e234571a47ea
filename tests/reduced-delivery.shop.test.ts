import { afterAll, beforeAll, expect, test } from "vitest";
import { jobActor } from "#server/commerce/audit/audit.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { lockOrderOfCustomer } from "#server/commerce/orders/orders.ts";
import { markOrderPaid } from "#server/commerce/orders/paid.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { newId } from "#server/platform/ids.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { applyPromotionFiles, promotionShopper } from "./support/promotion-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("a paid order's mail and invoice say what a delivery costs and which code pays it", async () => {
  await applyPromotionFiles(shop, {
    free: { free_delivery: true, code: "FREE", name: { en: "Free delivery", de: "Versand geschenkt" } },
  });
  const { customer, draftWith, submit, order } = await promotionShopper(shop);
  const { id } = await draftWith(["FREE"]);
  expect((await submit(id, { shipping_code: "standard" })).body).toMatchObject({ amount_due: 37.9 });
  await shop.services.database.transaction(async (tx) => {
    await markOrderPaid(tx, shop.services, jobActor, await lockOrderOfCustomer(tx, id));
  });
  const jobs = jobHandlers(shop.services);
  await jobs.invoice({ orderId: id }, newId());
  await jobs["order-paid"]({ orderId: id }, newId());
  const [mail] = (await readOutbox(shop.services.files)).filter(({ to }) => to === customer.email);
  expect(mail!.text).toContain(
    "Parcel standard   €6.95\nFree delivery (FREE)   -€6.95\nTotal incl. VAT   €37.90",
  );
  const { documents } = await order(id);
  const { id: invoice, file_name } = documents[0]!;
  const { body } = await shop.call("GET", `/orders/${id}/documents/${invoice}/${file_name}`, {
    token: customer.token,
  });
  expect(pdfTexts(body as Buffer).join("")).toContain(
    "Subtotal€37.90Shipping, Parcel standard€6.95Free delivery (FREE)-€6.95Total incl. VAT€37.90",
  );
});
