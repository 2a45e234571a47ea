import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { makeCreditNote } from "#server/commerce/invoices/make-credit-note.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { mailPaidOrder } from "#server/commerce/orders/paid-mail.ts";
import { deleteOldVatIdChecks } from "#server/commerce/vat-ids/personal-data.ts";
import { vatIdChecks } from "#server/platform/database/vat-id-schema.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { belgianAddress, belgianVatId, setEurope } from "./support/taxed-market.ts";

const password = "Trellis-Demo-2026!";
let provider: Provider;
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  password_hash = await hashPassword(password, "test@example.com");
  await setEurope(shop, { intra_community_supply: true, tax_rates_by_country: {} });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const exempt = { delivery_address: belgianAddress, vat_id: belgianVatId };
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
  await steps.fillCart([fern]);
  await shop.call("POST", "/orders/", {
    token: buyer.token,
    body: await steps.draftOf([fern], { ...exempt, vat_id: "BE200" }),
  });
  const { body: cancelled } = await shop.call("POST", "/orders/", {
    token: buyer.token,
    body: await steps.draftOf([fern], exempt),
  });
  await steps.submit(cancelled.id, { shipping_code: "standard" });
  await steps.cancel(cancelled.id);
  await steps.emptyCart(await shop.productId("fern"));
  const { order } = await paidWithMoney(0, [fern], buyer, { ...exempt, vat_id: "LV40003032949" });
  const { body: exported } = await shop.call("GET", "/users/customers/me/export", { token: buyer.token });
  expect(exported.vat_id_checks).toMatchObject([
    { vat_id: "BE200", status: "invalid", consultation_number: null },
    { vat_id: "BE0123456749", status: "valid", trader_name: "Sandbox Trading" },
    { vat_id: "LV40003032949", status: "valid" },
  ]);
  const { token } = await shop.customer({ role: "administrator" });
  const seen = await shop.call("GET", `/admin/orders/${order.id}`, { token });
  expect(seen.body.vat_id_check).toEqual(exported.vat_id_checks[2]);
  await shop.call("POST", `/admin/orders/${order.id}/deliver`, { token, body: { in_person: true } });
  const { status } = await shop.call("POST", "/users/customers/me/deletion", {
    token: buyer.token,
    body: { password },
  });
  expect(status).toBe(204);
  expect(await checksOf(buyer.id)).toMatchObject([{ vat_id: "LV40003032949" }]);
});

test("unused checks are deleted after thirty days", async () => {
  const [used, drafted] = [await shop.customer(), await shop.customer()];
  await paidWithMoney(0, [fern], used, exempt);
  await orderHelpers(shop, drafted).draft([fern], exempt);
  const start = shop.clock.now;
  const later = async (days: number) => {
    shop.clock.now = new Date(start.getTime() + days * 86_400_000);
    await deleteOldVatIdChecks(shop.services);
    return [(await checksOf(used.id)).length, (await checksOf(drafted.id)).length];
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

test("the mail of an order that was taxed for want of VIES says how the tax comes back", async () => {
  await provider.viesFault("TIMEOUT");
  const { order, customer } = await paidWithMoney(0, [fern], undefined, exempt);
  await provider.viesFault(null);
  await makeInvoice(shop.services, order.id);
  await mailPaidOrder(shop.services, order.id);
  const mail = (await readOutbox(shop.services.files)).find(({ to }) => to === customer.email)!;
  expect(mail.text).toContain("the VAT ID BE0123456749 couldn’t be checked");
});
