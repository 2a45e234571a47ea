import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeTaxFile, type TaxReportName } from "#server/operations/commands/tax-files.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { fern, spade } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import {
  belgianAddress,
  belgianVatId,
  ratesWithBelgium,
  setEurope,
  taxFernsAsPlants,
} from "./support/taxed-market.ts";

let provider: Provider;
let shop: Shop;
const folder = mkdtempSync(join(tmpdir(), "trellis-tax-reports-"));
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  await taxFernsAsPlants(shop);
  await setEurope(shop, { ...ratesWithBelgium, intra_community_supply: true });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

const { decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const belgium = { delivery_address: belgianAddress };
const exempt = { ...belgium, vat_id: belgianVatId };
const buy = async (more: object, paidAt: string) => {
  const bought = await paidWithMoney(0, [fern, spade], undefined, more);
  await shop.services.database.queries
    .update(orders)
    .set({ paid_at: new Date(paidAt) })
    .where(eq(orders.id, bought.order.id));
  return bought;
};

let files = 0;
async function report(name: TaxReportName, month: string): Promise<string[][]> {
  const path = join(folder, `${(files += 1)}.csv`);
  const { queries } = shop.services.database;
  const said = await writeTaxFile(queries, { report: name, marketId: "europe", month, path });
  expect(said.outcome, said.words).toBe("done");
  const [, ...rows] = parse(readFileSync(path), { bom: true }) as string[][];
  return rows;
}

test("a month's reports have each document's taxes, and each business's supplies", async () => {
  // In Amsterdam it is the first of November.
  const here = await buy({}, "2026-10-31T23:30:00Z");
  const there = await buy(belgium, "2026-11-02T12:00:00Z");
  const one = await buy(exempt, "2026-11-20T12:00:00Z");
  await buy(exempt, "2026-11-20T12:00:00Z");
  const other = await buy({ ...exempt, vat_id: "LV40003032949" }, "2026-11-30T22:59:00Z");
  await buy(exempt, "2026-11-30T23:00:00Z");
  await provider.viesFault("TIMEOUT");
  const taxed = await buy({ ...belgium, vat_id: "BE0999999999" }, "2026-11-15T12:00:00Z");
  await provider.viesFault(null);
  const spadeOf = ({ order }: typeof one) => ({ items: [{ id: order.items[1]!.id, count: 1 }] });
  const { id } = await one.draft(one.order, spadeOf(one));
  await one.request(id);
  const decided = await decide(id);
  expect(decided.status).toBe(200);

  const rows = await report("tax-report", "2026-11");
  const rest = (rate: string, ...amounts: string[]) => [rate, ...amounts, "EUR"];
  const about = ({ order }: typeof one, date: string, more: string[]) => [
    date,
    order.invoice_number,
    order.reference,
    ...more,
  ];
  const none = ["", ""];
  const supplied = (vatId: string) => ["BE", vatId, "intra_community_supply"];
  expect(rows.filter(([, , , , vatId]) => vatId === "")).toEqual([
    [...about(here, "2026-11-01", ["NL", ...none]), ...rest("0.21", "26.02", "5.46", "31.48")],
    [...about(here, "2026-11-01", ["NL", ...none]), ...rest("0.09", "38.41", "3.46", "41.87")],
    [...about(there, "2026-11-02", ["BE", ...none]), ...rest("0.21", "26.02", "5.46", "31.48")],
    [...about(there, "2026-11-02", ["BE", ...none]), ...rest("0.06", "39.50", "2.37", "41.87")],
  ]);
  expect(rows).toContainEqual([
    ...about(other, "2026-11-30", supplied("LV40003032949")),
    ...rest("0", "65.53", "0.00", "65.53"),
  ]);
  expect(rows.at(-1)).toEqual([
    "2026-11-21",
    decided.body.refund.credit_note_number,
    one.order.reference,
    ...supplied("BE0123456749"),
    ...rest("0", "-23.55", "0.00", "-23.55"),
  ]);
  expect(rows).toContainEqual([
    ...about(taxed, "2026-11-15", ["BE", "BE0999999999", ""]),
    ...rest("0.06", "39.50", "2.37", "41.87"),
  ]);
  expect(rows).toHaveLength(10);

  // 65.53 twice, less 23.55.
  expect(await report("recapitulative-statement", "2026-11")).toEqual([
    ["BE", "0123456749", "107.51", "EUR"],
    ["LV", "40003032949", "65.53", "EUR"],
  ]);
  expect(await report("recapitulative-statement", "2026-12")).toEqual([["BE", "0123456749", "65.53", "EUR"]]);
  expect(await report("recapitulative-statement", "2027-01")).toEqual([]);
});

test.each([
  ["a month that is none", { month: "2026-13" }, "2026-13 is not a month such as 2026-11."],
  ["an unknown market", { marketId: "mars" }, "There is no market mars."],
  ["a file that is there", { path: folder }, `${folder} is there already.`],
])("%s is refused", async (_, wrong, words) => {
  const request = { report: "tax-report", marketId: "europe", month: "2026-11", path: "unused" } as const;
  const said = await writeTaxFile(shop.services.database.queries, { ...request, ...wrong });
  expect(said).toEqual({ outcome: "refused", words });
});
