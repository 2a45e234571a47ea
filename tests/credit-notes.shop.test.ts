import { randomUUID } from "node:crypto";
import { asc, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { fern, spade } from "./support/order-helpers.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { finishPendingRefunds } from "#server/commerce/refunds/pay-refund.ts";
import { makeCreditNote, makeMissingCreditNotes } from "#server/commerce/invoices/make-credit-note.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const rowsOf = (refundId: string) =>
  shop.services.database.queries.select().from(documents).where(eq(documents.refund_id, refundId));

async function expectGapless(): Promise<void> {
  const { queries } = shop.services.database;
  const booked = await queries
    .select({ number: refunds.credit_note_number })
    .from(refunds)
    .where(isNotNull(refunds.credit_note_number))
    .orderBy(asc(refunds.credit_note_number));
  expect(booked.map(({ number }) => number)).toEqual(booked.map((_, index) => index + 1));
  expect(await queries.$count(refunds, eq(refunds.status, "approved"))).toBe(booked.length);
  const [market] = await queries.select().from(schema.markets).where(eq(schema.markets.id, "europe"));
  expect(market!.last_credit_note_number).toBe(booked.length);
}

describe("a credit note", () => {
  test("shows the refund in money and points and its invoice, and is readable by its owner only", async () => {
    const { requested, refund, orderNow, customer } = await paidWithMoney(500);
    const id = await requested(1);
    expect(await refund(id)).toMatchObject({ credit_note_number: null, credit_note: null });
    const { body } = await decide(id);
    const { credit_note_number: number } = body.refund;
    expect(number).toMatch(/^EUROPE-CN-\d{6}$/);
    expect(body.refund.credit_note).toBeNull();
    await makeCreditNote(shop.services, id);
    const { credit_note } = await refund(id);
    expect(credit_note).toMatchObject({
      file_name: `credit-note-${number}.pdf`,
      content_type: "application/pdf",
      document_type: "credit_note",
    });
    const order = await orderNow();
    expect(order.documents).toEqual([credit_note]);
    const path = `/orders/${order.id}/documents/${credit_note!.id}/${credit_note!.file_name}`;
    const file = await shop.call("GET", path, { token: customer.token });
    const text = pdfTexts(file.body).join("");
    expect(text).toContain(`Trellis Gardens B.V.Credit note${number}Invoice toAda Jansen`);
    expect(text).toContain(`Corrects invoice${order.invoice_number}Invoice date21 November 2026`);
    expect(text).toContain(`Order${order.reference}`);
    expect(text).toContain("Boston fernItem no. 1002031€18.95€18.95Subtotal€18.95Total incl. VAT€18.95");
    expect(text).toContain("Tax rateNetVATGross21%€15.66€3.29€18.95");
    expect(text).toContain("Returned as 212 points€2.12Returned by PayPal€16.83Paid back on");
    const stranger = await shop.customer();
    expect((await shop.call("GET", path, { token: stranger.token })).status).toBe(404);
    expect((await shop.call("GET", path)).status).toBe(401);
  });

  test("includes shipping with the last item, and all credit notes add up to the invoice", async () => {
    const { requested, order, customer, orderNow } = await paidWithMoney(0, [{ ...fern, count: 2 }]);
    const texts: string[] = [];
    for (const count of [1, 1]) {
      const id = await requested(count);
      await decide(id);
      await makeCreditNote(shop.services, id);
      const [row] = await rowsOf(id);
      const path = `/orders/${order.id}/documents/${row!.id}/${row!.file_name}`;
      texts.push(pdfTexts((await shop.call("GET", path, { token: customer.token })).body).join(""));
    }
    // 44.85 is 37.07 without VAT, and 18.95 is 15.66.
    expect(texts[0]).toContain("Total incl. VAT€18.95Tax rateNetVATGross21%€15.66€3.29€18.95");
    expect(texts[1]).toContain("Subtotal€18.95Shipping, Parcel standard€6.95Total incl. VAT€25.90");
    expect(texts[1]).toContain("Tax rateNetVATGross21%€21.41€4.49€25.90");
    expect((await orderNow()).total_refund_excl_vat).toBe(37.07);
  });

  test("for points alone needs no provider, and is in the order's language", async () => {
    const customer = await shop.customer();
    const steps = refundHelpers(shop, customer);
    const { id } = await steps.draft(await steps.paidOrder([spade]));
    await steps.request(id);
    await decide(id);
    await makeCreditNote(shop.services, id);
    const { credit_note, credit_note_number, order } = await steps.refund(id);
    expect(credit_note_number).toMatch(/^EUROPE-CN-\d{6}$/);
    const path = `/orders/${order.id}/documents/${credit_note!.id}/${credit_note!.file_name}`;
    const text = pdfTexts((await shop.call("GET", path, { token: customer.token })).body).join("");
    expect(text).toContain("Returned as 3,545 points€35.45Paid back on");
    expect(text).not.toContain("PayPal");
  });

  test("is created once under concurrent requests, and only for booked refunds", async () => {
    const { requested } = await paidWithMoney();
    const id = await requested(1);
    await makeCreditNote(shop.services, id);
    await makeCreditNote(shop.services, randomUUID());
    expect(await rowsOf(id)).toEqual([]);
    await decide(id);
    const make = () => makeCreditNote(shop.services, id);
    await Promise.all([make(), make(), make()]);
    await make();
    expect(await rowsOf(id)).toHaveLength(1);
  });
});

describe("the number series", () => {
  test("has no gaps after a failed booking or concurrent bookings", async () => {
    const waiting = await Promise.all(
      Array.from({ length: 4 }, async () => (await paidWithMoney()).requested(1)),
    );
    // The provider returns another refund's id, so the transaction fails after the number was taken.
    const booked = await (await paidWithMoney()).requested(1);
    await decide(booked);
    const [row] = await shop.services.database.queries.select().from(refunds).where(eq(refunds.id, booked));
    const { provider: here } = shop.services;
    const refundId = row!.provider_refund_id!;
    shop.services.provider = { ...here, refund: async () => ({ outcome: "refunded", refundId }) };
    expect((await decide(waiting[0]!)).status).toBe(500);
    shop.services.provider = here;
    await expectGapless();
    const answers = await Promise.all([...waiting, ...waiting].map((id) => retryWhenBusy(() => decide(id))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const later = { ...shop.services, clock: () => new Date(shop.clock.now.getTime() + 60_000) };
    await finishPendingRefunds(later);
    await expectGapless();
  });

  test("covers every booked refund in the end", async () => {
    await makeMissingCreditNotes(shop.services);
    const id = await (await paidWithMoney()).requested(1);
    await decide(id);
    expect(await makeMissingCreditNotes(shop.services)).toBe(1);
    expect(await makeMissingCreditNotes(shop.services)).toBe(0);
    const { queries } = shop.services.database;
    expect(await queries.$count(documents, eq(documents.document_type, "credit_note"))).toBe(
      await queries.$count(refunds, eq(refunds.status, "approved")),
    );
  });
});
