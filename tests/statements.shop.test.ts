import { afterAll, beforeAll, expect, test } from "vitest";
import { matureCommissions } from "#server/commerce/commissions/mature.ts";
import { bookCommission } from "#server/commerce/commissions/ledger.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { testStart } from "./support/settings.ts";
import { createTourLead } from "./support/create-tour-lead.ts";
import { fern } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

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
const euro = { currency: "EUR", currency_precision: 2 };
type Lead = Awaited<ReturnType<typeof createTourLead>>;

/** Runs an action at another time. */
async function at<Result>(time: string, work: () => Promise<Result>): Promise<Result> {
  const now = shop.clock.now;
  shop.clock.now = new Date(time);
  return work().finally(() => (shop.clock.now = now));
}
/** Two ferns bought through the lead's link, which earn 1.56. */
const sell = (lead: Lead, time: string) =>
  at(time, async () => paidWithMoney(0, [fern], await lead.follower()));
const payOut = (lead: Lead, time: string, minor: bigint) =>
  shop.services.database.transaction((tx) =>
    bookCommission(tx, new Date(time), {
      customerId: lead.id,
      kind: "paid_out",
      sourceId: crypto.randomUUID(),
      orderId: null,
      currency: euro,
      value: -minor,
      isPending: false,
    }),
  );
const statement = (lead: Lead, path: string) =>
  shop.call("GET", `/users/tour_leads/me/commission_statement/${path}`, { token: lead.token });

test("a year's CSV statement has the opening balance, and each entry with its balance", async () => {
  const lead = await createTourLead(shop);
  const { order: before } = await sell(lead, "2025-06-01T10:00:00Z");
  // In the first market's time zone it is the new year already.
  await payOut(lead, "2025-12-31T23:30:00Z", 100n);
  const { order, requested } = await paidWithMoney(0, [fern], await lead.follower());
  await decide(await requested(1));
  const { status, headers, body } = await statement(lead, "2026/EUR/csv?language=en");
  expect([status, headers["content-type"], headers["content-disposition"]]).toEqual([
    200,
    "text/csv; charset=utf-8",
    'attachment; filename="commissions-2026-EUR.csv"',
  ]);
  const day = shop.clock.now.toISOString().slice(0, 10);
  expect(String(body)).toBe(
    [
      "\uFEFFDate,Entry,Order,Amount,Currency,Balance",
      "2026-01-01,Payout,,-1.00,EUR,0.56",
      `${day},Commission,${order.reference},1.56,EUR,2.12`,
      `${day},Taken back after a refund,${order.reference},-0.78,EUR,1.34`,
      "",
    ].join("\r\n"),
  );
  const { body: german } = await statement(lead, "2025/EUR/csv?language=de");
  expect(String(german).split("\r\n")).toEqual([
    "\uFEFFDatum,Buchung,Bestellung,Betrag,Währung,Guthaben",
    `2025-06-01,Provision,${before.reference},1.56,EUR,1.56`,
    "",
  ]);
});

test("a PDF statement exists in each language, but not for a currency without entries", async () => {
  const lead = await createTourLead(shop, { first_name: "Tom", last_name: "Rivers" });
  expect((await statement(lead, "2026/EUR/pdf")).status).toBe(404);
  await sell(lead, "2026-03-01T10:00:00Z");
  for (const language of ["en", "de", "cs", "ja", "ar"]) {
    const { status, headers, body } = await statement(lead, `2026/EUR/pdf?language=${language}`);
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((body as Buffer).subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect((await statement(lead, "2026/GBP/pdf")).status).toBe(404);
  expect((await statement(lead, "2026/EUR/xls")).status).toBe(400);
});

test("the PDF shows the part of the closing balance that is not payable yet", async () => {
  const lead = await createTourLead(shop);
  await sell(lead, "2026-02-01T10:00:00Z");
  await matureCommissions(shop.services);
  await sell(lead, "2026-11-15T10:00:00Z");
  const words = async () => pdfTexts((await statement(lead, "2026/EUR/pdf?language=en")).body as Buffer);
  const after = (texts: readonly string[], label: string) => texts[texts.indexOf(label) + 1];
  const texts = await words();
  expect(after(texts, "Of which not payable yet")).toBe("€1.56");
  expect(texts).toContain("€3.12");
  shop.clock.now = new Date("2027-01-20T10:00:00Z");
  await matureCommissions(shop.services);
  shop.clock.now = new Date(testStart);
  expect(await words()).not.toContain("Of which not payable yet");
});

test("the monthly sums are commissions less reversals of the last twelve months, without payouts", async () => {
  const lead = await createTourLead(shop);
  await sell(lead, "2025-11-30T22:30:00Z");
  await sell(lead, "2025-11-30T23:30:00Z");
  await sell(lead, "2026-03-05T10:00:00Z");
  await payOut(lead, "2026-03-06T10:00:00Z", 100n);
  const { order, requested } = await paidWithMoney(0, [fern], await lead.follower());
  await decide(await requested(1));
  expect(order.is_paid).toBe(true);
  const { body } = await shop.call("GET", "/users/tour_leads/me/commission_months", { token: lead.token });
  expect(body).toHaveLength(12);
  expect(body.filter(({ value }: { value: number }) => value !== 0)).toEqual([
    { month: "2025-12", currency: "EUR", value: 1.56 },
    { month: "2026-03", currency: "EUR", value: 1.56 },
    { month: shop.clock.now.toISOString().slice(0, 7), currency: "EUR", value: 0.78 },
  ]);
});
