import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { makeCreditNote } from "#server/commerce/invoices/make-credit-note.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { mailPaidOrder } from "#server/commerce/orders/paid-mail.ts";
import { deleteOldVatIdChecks } from "#server/commerce/vat-ids/personal-data.ts";
import * as schema from "#server/platform/database/schema.ts";
import { vatIdChecks } from "#server/platform/database/vat-id-schema.ts";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
let provider: Provider;
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  password_hash = await hashPassword(password, "test@example.com");
  const market = { intra_community_supply: true, tax_rates_by_country: {} };
  await shop.services.database.queries
    .update(schema.markets)
    .set(market)
    .where(eq(schema.markets.id, "europe"));
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const delivery_address = { ...address, country: "BE", zip_code: "1000", city: "Brussels" };
const exempt = { delivery_address, vat_id: "BE0123456749" };
const checksOf = (customerId: string) =>
  shop.services.database.queries.select().from(vatIdChecks).where(eq(vatIdChecks.customer_id, customerId));

test("invoice, credit note and mail of an exempt order say why there is no tax, and to whom", async () => {
  const { draft, request, order, customer, orderNow, paidBack } = await paidWithMoney(
    0,
    [fern, spade],
    undefined,
    exempt,
  );
  const textOf = async (fileName: RegExp) => {
    const paper = (await orderNow()).documents.find(({ file_name }) => fileName.test(file_name))!;
    const path = `/orders/${order.id}/documents/${paper.id}/${paper.file_name}`;
    return pdfTexts((await shop.call("GET", path, { token: customer.token })).body).join("");
  };
  await makeInvoice(shop.services, order.id);
  const reason = "VAT-exempt intra-Community supply, Article 138 of Directive 2006/112/EC.";
  const invoice = await textOf(/^invoice/);
  // 18.95 / 1.21 = 15.66, 28.50 / 1.21 = 23.55, and the delivery 6.95 / 1.21 = 5.74.
  expect(invoice).toContain("€15.66€31.32");
  expect(invoice).toContain("Customer’s VAT IDBE0123456749");
  expect(invoice).toContain(reason);
  expect(invoice).toContain("Total€60.61");
  expect(invoice).not.toContain("incl. VAT");

  await mailPaidOrder(shop.services, order.id);
  const mail = (await readOutbox(shop.services.files)).find(({ to }) => to === customer.email)!;
  expect(mail.text).toContain(reason);

  const back = { items: order.items.map(({ id, count }) => ({ id, count })) };
  const refund = await draft(order, back);
  await request(refund.id);
  const { body } = await decide(refund.id);
  await makeCreditNote(shop.services, refund.id);
  const creditNote = await textOf(new RegExp(`${body.refund.credit_note_number}`));
  expect(creditNote).toContain("Customer’s VAT IDBE0123456749");
  expect(creditNote).toContain(reason);
  expect(await paidBack()).toEqual({ times: 1, minor: 6_061n });
});

test("checks are exported, and deleted with the account unless an order was exempt for them", async () => {
  const buyer = await shop.customer({ password_hash });
  const steps = orderHelpers(shop, buyer);
  await shop.call("POST", "/orders/", {
    token: buyer.token,
    body: { ...(await steps.draftOf([fern])), delivery_address, vat_id: "BE200" },
  });
  const draft = await steps.draft([fern], exempt);
  const { body: exported } = await shop.call("GET", "/users/customers/me/export", { token: buyer.token });
  expect(exported.vat_id_checks).toMatchObject([
    { vat_id: "BE200", status: "invalid", consultation_number: null },
    { vat_id: "BE0123456749", status: "valid", trader_name: "Sandbox Trading" },
  ]);
  await steps.submit(draft.id, { shipping_code: "standard" });
  await steps.cancel(draft.id);
  const { status } = await shop.call("POST", "/users/customers/me/deletion", {
    token: buyer.token,
    body: { password },
  });
  expect(status).toBe(204);
  expect(await checksOf(buyer.id)).toMatchObject([{ vat_id: "BE0123456749" }]);
});

test("unused checks are deleted after thirty days", async () => {
  const [used, unused] = [await shop.customer(), await shop.customer()];
  await orderHelpers(shop, used).draft([fern], exempt);
  await orderHelpers(shop, unused).draft([fern], exempt);
  // Saved again without the VAT id.
  await shop.call("POST", "/orders/", {
    token: unused.token,
    body: await orderHelpers(shop, unused).draftOf([fern]),
  });
  const start = shop.clock.now;
  const later = async (days: number) => {
    shop.clock.now = new Date(start.getTime() + days * 86_400_000);
    await deleteOldVatIdChecks(shop.services);
    return [(await checksOf(used.id)).length, (await checksOf(unused.id)).length];
  };
  try {
    expect([await later(29), await later(31)]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  } finally {
    shop.clock.now = start;
  }
});
