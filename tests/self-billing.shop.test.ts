import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payouts, taxData as taxTable } from "#server/platform/database/payout-schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import {
  makeMissingSelfBillingInvoices,
  makeSelfBillingInvoice,
} from "#server/commerce/self-billing/make-self-billing-invoice.ts";
import { euro, payoutHelpers, taxData } from "./support/payout-helpers.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ waitsForLocks: true });
});
afterAll(() => shop.close());

const queries = () => shop.services.database.queries;
const payoutRow = async (id: string) =>
  (await queries().select().from(payouts).where(eq(payouts.id, id)))[0]!;

/** A tour lead with an account who agreed by default. */
async function agreed(data: object | null = taxData, currency = euro) {
  const lead = await payoutHelpers(shop, 10_000n, currency);
  await lead.account();
  await lead.agree(data);
  const { token } = lead;
  return {
    ...lead,
    tax: async () => (await shop.call("GET", "/users/tour_leads/me/self_billing", { token })).body,
    paid: async (value: number): Promise<string> => {
      const { body } = await lead.ask(value);
      await lead.mark(body.id, "paid");
      await makeMissingSelfBillingInvoices(shop.services);
      return body.id;
    },
    invoice: (id: string, by = token) =>
      shop.call("GET", `/users/tour_leads/me/payouts/${id}/self_billing_invoice`, { token: by }),
    entries: async () =>
      (await shop.call("GET", "/users/tour_leads/me/commission_transactions", { token })).body,
  };
}
const textOf = async (body: Buffer) => (await pdfTexts(body)).join(" ");
const numberOf = async (id: string) => (await payoutRow(id)).self_billing_number!;

describe("tax data", () => {
  test("is encrypted, shown to its tour lead, exported, and can be deleted", async () => {
    const lead = await agreed();
    const { token } = lead;
    expect(await lead.tax()).toEqual({ tax_data: taxData });
    const [row] = await queries().select().from(taxTable).where(eq(taxTable.customer_id, lead.id));
    expect(JSON.stringify(row)).not.toMatch(/Linden|DE123456789/);
    const exported = async () => (await shop.call("GET", "/users/customers/me/export", { token })).body;
    expect((await exported()).tax_data).toEqual(taxData);
    await lead.agree(null);
    expect([await lead.tax(), (await exported()).tax_data]).toEqual([{ tax_data: null }, null]);
  });

  test("with line breaks or invisible characters is refused by field", async () => {
    const lead = await agreed(null);
    const { status, body } = await lead.agree({ ...taxData, name: "a\nb", city: "Ber\u202elin" });
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ["name", "city"],
    ]);
    expect(await lead.tax()).toEqual({ tax_data: null });
  });

  test("with unprintable characters is refused by field, with the characters", async () => {
    const lead = await agreed(null);
    const { status, body } = await lead.agree({
      ...taxData,
      name: "ก & Söhne",
      street: "↯ Weg 4",
      city: "กก",
    });
    const message = "holds a character that can't be printed on an invoice";
    const code = "not_printable";
    expect([status, body.errors]).toEqual([
      400,
      [
        { field: "name", message, code, unprintable: "ก" },
        { field: "street", message, code, unprintable: "↯" },
        { field: "city", message, code, unprintable: "ก" },
      ],
    ]);
    expect(
      (await lead.agree({ ...taxData, name: "주식회사 緑", city: "Łódź", street: "شارع 4" })).status,
    ).toBe(200);
  });

  test("of an unknown country is refused", async () => {
    const lead = await agreed(null);
    const { status, body } = await lead.agree({ ...taxData, country: "ZZ" });
    expect([status, body.errors[0].field]).toEqual([400, "country"]);
  });

  test("is deleted with the account, and a paid payout still gets its invoice", async () => {
    const lead = await agreed();
    const { body: payout } = await lead.ask(10);
    await lead.mark(payout.id, "paid");
    const deletion = { token: lead.token, body: { password: "Trellis-Demo-2026!" } };
    expect((await shop.call("POST", "/users/customers/me/deletion", deletion)).status).toBe(204);
    expect(await queries().$count(taxTable, eq(taxTable.customer_id, lead.id))).toBe(0);
    expect(await makeMissingSelfBillingInvoices(shop.services)).toBe(1);
    expect((await payoutRow(payout.id)).tax_ciphertext).toBeNull();
  });
});

describe("a self-billing invoice", () => {
  test("is numbered, listed with its payout and readable by its owner only; then tax data is deleted", async () => {
    const lead = await agreed();
    const id = await lead.paid(12.1);
    const number = `SB-${String(await numberOf(id)).padStart(6, "0")}`;
    const [entry] = await lead.entries();
    expect(entry.self_billing_invoice).toEqual({ payout_id: id, file_name: `self-billing-${number}.pdf` });
    const { status, body, headers } = await lead.invoice(id);
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    const text = await textOf(body);
    for (const part of [number, "Lena Bäcker", "Lindenweg 4", "DE123456789", "NL000099998B57", "€12.10"])
      expect(text).toContain(part);
    expect(text).toContain("Reverse charge");
    const other = await agreed();
    expect((await lead.invoice(id, other.token)).status).toBe(404);
    expect((await payoutRow(id)).tax_ciphertext).toBeNull();
  });

  test.each([
    ["within the country, included in the amount paid", { country: "NL" }, ["€10.00", "€2.10", "€12.10"]],
    ["of a tour lead who charges none", { charges_vat: false }, ["No VAT charged."]],
  ])("has the right VAT %s", async (_what, change, parts) => {
    const lead = await agreed({ ...taxData, ...change });
    const text = await textOf((await lead.invoice(await lead.paid(12.1))).body);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain("Reverse charge");
  });

  test("in another currency is issued to the seller of its market, with its tax", async () => {
    const yen = { currency: "JPY", currency_precision: 0 };
    const lead = await agreed({ ...taxData, country: "NL" }, yen);
    const text = await textOf((await lead.invoice(await lead.paid(1_100))).body);
    for (const part of ["¥1,100", "¥1,000", "10%"]) expect(text).toContain(part);
  });

  test("has the tax data of the payout request", async () => {
    const lead = await agreed();
    const { body: payout } = await lead.ask(10);
    await lead.agree({ ...taxData, street: "Rosenweg 1" });
    await lead.mark(payout.id, "paid");
    await makeMissingSelfBillingInvoices(shop.services);
    expect(await textOf((await lead.invoice(payout.id)).body)).toContain("Lindenweg 4");
  });

  test("is not made without the tour lead's agreement or for a failed payout", async () => {
    const lead = await agreed(null);
    const id = await lead.paid(5);
    await lead.agree();
    const { body: failed } = await lead.ask(5);
    expect((await payoutRow(failed.id)).tax_ciphertext).not.toBeNull();
    await lead.mark(failed.id, "failed");
    expect(await makeMissingSelfBillingInvoices(shop.services)).toBe(0);
    for (const payoutId of [id, failed.id]) {
      expect((await lead.invoice(payoutId)).status).toBe(404);
      expect(await payoutRow(payoutId)).toMatchObject({ self_billing_number: null, tax_ciphertext: null });
    }
  });

  test("has numbers without gaps, even for payouts marked concurrently or twice", async () => {
    const lead = await agreed();
    const before = await numberOf(await lead.paid(5));
    const ids: string[] = [];
    for (const value of [5, 6, 7, 8]) ids.push((await lead.ask(value)).body.id);
    await Promise.all([...ids, ...ids].map((id) => lead.mark(id, "paid")));
    const numbers = await Promise.all(ids.map(numberOf));
    expect(numbers.sort((one, other) => one - other)).toEqual([1, 2, 3, 4].map((step) => before + step));
    await Promise.all([
      makeMissingSelfBillingInvoices(shop.services),
      makeMissingSelfBillingInvoices(shop.services),
    ]);
    expect(await makeMissingSelfBillingInvoices(shop.services)).toBe(0);
  });

  test("is made once by two concurrent jobs", async () => {
    const lead = await agreed();
    const { id } = (await lead.ask(10)).body;
    await lead.mark(id, "paid");
    const make = () => makeSelfBillingInvoice(shop.services, id);
    await queueRequests(shop, { table: "self_billing_invoices" }, [make, make]);
    expect((await lead.invoice(id)).status).toBe(200);
  });
});

test("the mail of a payout has its invoice attached, once", async () => {
  const own = await openShop({ jobPollSeconds: 0.5 });
  try {
    const lead = await payoutHelpers(own);
    await lead.account();
    await lead.agree();
    const { body } = await lead.ask(25.5);
    await lead.mark(body.id, "paid");
    const paidMails = async () =>
      (await readOutbox(own.services.files)).filter(
        ({ to, subject }) => to === lead.email && subject.includes("on its way"),
      );
    await expect.poll(paidMails).toHaveLength(1);
    const [mail] = await paidMails();
    expect(mail!.text).toContain("We wrote the invoice for it");
    expect(mail!.attachments?.map(({ filename }) => filename)).toEqual(["self-billing-SB-000001.pdf"]);
  } finally {
    await own.close();
  }
});
