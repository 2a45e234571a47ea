import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

const sale = { name: { en: "Sale", de: "Aktion" }, markets: ["europe"] };
const fern = (price: number) => ({ prices: [{ reference: "100203", prices: { europe: price } }] });

const steps = (...list: readonly (readonly [number, number])[]) => ({
  quantity_prices: list.map(([from, europe]) => ({ reference: "100203", from, prices: { europe } })),
});

test.each<[string, object, string]>([
  ["no rule", {}, "must have one of percentage, amount, multi_buy, quantity_prices, prices, free_delivery"],
  ["two rules", { percentage: 10, free_delivery: true }, "must have one of percentage"],
  ["a share above all", { percentage: 101 }, "percentage must be at most 100"],
  [
    "an end before the start",
    { percentage: 10, from: "2026-12-02T00:00", to: "2026-12-01T00:00" },
    "to must be after from",
  ],
  ["a moment in another time zone", { percentage: 10, from: "2026-12-01T00:00Z" }, "from"],
  ["no amount for its market", { amount: { japan: 100 } }, "amount has none for europe"],
  ["an amount in fractions of a cent", { amount: { europe: 1.005 } }, "amount.europe"],
  ["no minimum for its market", { percentage: 10, minimum: { japan: 100 } }, "minimum has none for europe"],
  [
    "a quantity price that is no reduction",
    steps([5, 18.95]),
    "quantity_prices.0.prices.europe 18.95 is no reduction of 18.95",
  ],
  ["two steps from one number", steps([5, 17], [5, 16]), "quantity_prices.1.from is that of another step"],
  [
    "a later step that is no cheaper",
    steps([5, 17], [10, 17]),
    "quantity_prices.1.prices.europe 17 is not below that from 5",
  ],
  [
    "quantity prices with a minimum",
    { ...steps([5, 17]), minimum: { europe: 30 } },
    "minimum is not for quantity_prices",
  ],
  [
    "quantity prices that are not combinable",
    { ...steps([5, 17]), combinable: false },
    "combinable is not for quantity_prices",
  ],
  ["goods that are gone", { percentage: 10, products: ["rose"] }, "rose"],
  [
    "a dated price of a variant that is gone",
    { prices: [{ reference: "9", prices: { europe: 1 } }] },
    'prices.0.reference "9" is none of the folder\'s products',
  ],
  [
    "a dated price that is no reduction",
    fern(18.95),
    "prices.0.prices.europe 18.95 is no reduction of 18.95",
  ],
  [
    "a dated price twice",
    { prices: [...fern(9).prices, ...fern(8).prices] },
    "prices must not have the same reference twice",
  ],
  ["a dated price with a code", { ...fern(9), code: "FERN" }, "code is not for prices"],
  ["a dated price with uses", { ...fern(9), uses: 5 }, "uses is not for prices"],
  ["a dated price with goods", { ...fern(9), products: ["spade"] }, "prices names its goods itself"],
])("a promotion with %s is refused", async (_, content, sentence) => {
  await expect(read({ "promotions/sale.yaml": { ...sale, ...content } })).rejects.toThrow(sentence);
});

test("a dated price is compared with the price incl. VAT", async () => {
  const net = editFile("products/fern.yaml", (p) => {
    p.prices.europe = { price: 10, includes_vat: false };
  });
  // 10.00 with 21 % is 12.10.
  await expect(read({ ...net, "promotions/sale.yaml": { ...sale, ...fern(12.1) } })).rejects.toThrow(
    "prices.0.prices.europe 12.1 is no reduction of 10",
  );
  const { promotions } = await read({ ...net, "promotions/sale.yaml": { ...sale, ...fern(12.09) } });
  expect(promotions.get("sale")).toMatchObject(fern(12.09));
});

function read(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), "trellis-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return writeShopFolder(folder, { ...shopFiles, ...files }).then(readShopFolder);
}
