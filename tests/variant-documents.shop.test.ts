import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreditNote } from "#server/commerce/invoices/make-credit-note.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { mailPaidOrder } from "#server/commerce/orders/paid-mail.ts";
import { mailOrderToPack } from "#server/commerce/orders/to-pack-mail.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { toRefundOrder } from "#src/flows/after-sale/refund-request/refund-request.wire.ts";
import { toWithdrawalOrder } from "#src/flows/after-sale/withdrawal/withdrawal.wire.ts";
import { applyFiles } from "./support/apply-files.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { filesWithVariants, pots } from "./support/variant-files.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  await applyFiles(shop, filesWithVariants);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const bought = "Boston fern · 17 cm";

test("documents, mails and refunds name the variant and its article number", async () => {
  const customer = await shop.customer();
  const [middle] = await shop.services.database.queries
    .select()
    .from(productVariants)
    .where(eq(productVariants.reference, pots.middle));
  const item = { product_id: middle!.product_id, variant_id: middle!.id, count: 2 };
  await shop.call("POST", "/cart/", { token: customer.token, body: item });
  const items = [{ ...item, price: 22 }];
  const { draft, request, order, orderNow } = await paidWithMoney(0, [], customer, { items });
  const textOf = async (fileName: RegExp) => {
    const document = (await orderNow()).documents.find(({ file_name }) => fileName.test(file_name))!;
    const path = `/orders/${order.id}/documents/${document.id}/${document.file_name}`;
    return pdfTexts((await shop.call("GET", path, { token: customer.token })).body).join("");
  };
  for (const toForm of [toRefundOrder, toWithdrawalOrder])
    expect(toForm(await orderNow()).lines).toMatchObject([{ name: bought, sku: pots.middle }]);
  await makeInvoice(shop.services, order.id);
  expect(await textOf(/^invoice/)).toContain(`${bought}Item no. ${pots.middle}`);

  const { token } = await shop.customer({ role: "administrator" });
  const slip = await shop.call("GET", `/admin/orders/${order.id}/packing-slip`, { token });
  expect(pdfTexts(slip.body).join("")).toContain(`${bought}Item no. ${pots.middle}2`);

  await mailPaidOrder(shop.services, order.id);
  await mailOrderToPack(shop.services, order.id);
  const mails = await readOutbox(shop.services.files);
  const about = (to: (address: string) => boolean) =>
    mails.filter((mail) => to(mail.to) && mail.text.includes(`2 × ${bought}`));
  expect(about((to) => to === customer.email)).toHaveLength(1);
  expect(about((to) => to !== customer.email).length).toBeGreaterThan(0);

  const { id } = await draft(order, { items: [{ id: order.items[0]!.id, count: 1 }] });
  await request(id);
  const { body } = await decide(id);
  expect(body.refund.items).toMatchObject([
    { variant_id: middle!.id, variant_name: "17 cm", sku: pots.middle },
  ]);
  await makeCreditNote(shop.services, id);
  expect(await textOf(new RegExp(`${body.refund.credit_note_number}`))).toContain(bought);
});
