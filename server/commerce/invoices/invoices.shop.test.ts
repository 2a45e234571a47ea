import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fern, orderHelpers, spade, type Line } from "#tests/support/order-helpers.ts";
import { pdfTexts } from "#tests/support/pdf-text.ts";
import { openProvider, type Provider } from "#tests/support/provider.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { makeInvoice, makeMissingInvoices } from "./make-invoice.ts";
import { requirements } from "#tests/support/requirements.ts";

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

const paid = async (at: Shop = shop, lines: readonly Line[] = [fern, spade]) => {
  const customer = await at.customer();
  const steps = orderHelpers(at, customer);
  const { id, approvalUrl } = await steps.prepared(lines);
  await provider.approve(approvalUrl);
  await steps.process(id);
  const download = (path: string, token: string | undefined = customer.token) =>
    at.call("GET", path, token === undefined ? {} : { token });
  return { ...steps, customer, id, download };
};
const rowsOf = (orderId: string) =>
  shop.services.database.queries.select().from(documents).where(eq(documents.order_id, orderId));

describe("an invoice", () => {
  test("is listed in the paid order, and its owner can download it", async () => {
    requirements("entities.order-invoice");
    const { id, order, download } = await paid();
    expect((await order(id)).documents).toEqual([]);
    await makeInvoice(shop.services, id);
    const { documents: listed, invoice_number, reference } = await order(id);
    const [row] = await rowsOf(id);
    const file_name = `invoice-${invoice_number}.pdf`;
    const now = shop.clock.now.toISOString();
    expect(listed).toEqual([
      {
        id: row!.id,
        order_id: id,
        created_at: now,
        updated_at: now,
        file_name,
        content_type: "application/pdf",
        document_type: "invoice",
      },
    ]);
    const { status, body, headers } = await download(`/orders/${id}/documents/${row!.id}/${file_name}`);
    expect([status, headers["content-type"], headers["content-disposition"]]).toEqual([
      200,
      "application/pdf",
      `inline; filename="${file_name}"`,
    ]);
    expect(body.subarray(0, 5).toString()).toBe("%PDF-");
    const text = pdfTexts(body).join("");
    expect(text).toMatch(
      new RegExp(`^Trellis Gardens B.V.Invoice${invoice_number}.*${reference}.*Page 1 of 1$`),
    );
    expect(text).toContain("Ada JansenPrinsengracht 121015 DV AmsterdamNetherlands");
    expect(text).toContain("Boston fernItem no. 1002032€18.95€37.90Garden spadeItem no. 1002311€28.50€28.50");
    expect(text).toContain(
      "Total incl. VAT€73.35Tax rateNetVATGross21%€60.62€12.73€73.35Paid by PayPal€73.35",
    );
  });

  test("is created once by repeated and concurrent jobs", async () => {
    const { id } = await paid();
    const make = () => makeInvoice(shop.services, id);
    await Promise.all([make(), make(), make()]);
    const before = await rowsOf(id);
    await make();
    expect(before).toHaveLength(1);
    expect(await rowsOf(id)).toEqual(before);
  });

  test("is made for paid orders only", async () => {
    const { submitted } = orderHelpers(shop, await shop.customer());
    const { id } = await submitted();
    await makeInvoice(shop.services, id);
    await makeInvoice(shop.services, randomUUID());
    expect(await rowsOf(id)).toEqual([]);
  });

  test("can be downloaded by its owner only, under one name", async () => {
    const { id, order, download } = await paid();
    await makeInvoice(shop.services, id);
    const [document] = (await order(id)).documents;
    const path = `/orders/${id}/documents/${document!.id}`;
    const other = await paid();
    const stranger = await shop.customer();
    const status = async (url: string, token?: string) => (await download(url, token)).status;
    expect(await status(`${path}/${document!.file_name}`, stranger.token)).toBe(404);
    expect(await status(`${path}/invoice.pdf`)).toBe(404);
    expect(await status(`/orders/${id}/documents/${randomUUID()}/${document!.file_name}`)).toBe(404);
    expect(await status(`/orders/${other.id}/documents/${document!.id}/${document!.file_name}`)).toBe(404);
    expect((await shop.call("GET", `${path}/${document!.file_name}`)).status).toBe(401);
  });
});

test("missing invoices are created once", async () => {
  await makeMissingInvoices(shop.services);
  const { id } = await paid();
  expect(await makeMissingInvoices(shop.services)).toBe(1);
  expect(await rowsOf(id)).toHaveLength(1);
  expect(await makeMissingInvoices(shop.services)).toBe(0);
});

test("an order paid long ago under an older version gets its invoice without a mail", async () => {
  const old = await paid();
  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 86_400_000);
  const recent = await paid();
  await makeMissingInvoices(shop.services);
  const mailed = async ({ id }: { id: string }) => {
    const { rows } = await shop.services.database.queries.execute(
      sql`select id from jobs.job where data->>'job' = 'order-paid' and data->>'orderId' = ${id}`,
    );
    return rows.length;
  };
  expect([await rowsOf(old.id), await mailed(old)]).toEqual([[expect.anything()], 0]);
  expect([await rowsOf(recent.id), await mailed(recent)]).toEqual([[expect.anything()], 1]);
});

test("with an unwritable folder the job is retried", async () => {
  const working = await openShop({ provider, jobPollSeconds: 0.5 });
  const folder = join(working.services.settings.dataFolder, "documents");
  writeFileSync(folder, "no folder");
  const { id, order } = await paid(working);
  await expect(makeInvoice(working.services, id)).rejects.toThrow("EEXIST");
  expect((await order(id)).documents).toEqual([]);
  rmSync(folder);
  mkdirSync(folder);
  await expect.poll(async () => (await order(id)).documents.length).toBe(1);
  expect(readdirSync(folder)).toHaveLength(1);
  await working.close();
}, 60_000);
