import { parseNumber, UnreadableCellError } from "./cell.ts";
import type { Row } from "./csv.ts";
import type { FieldChange } from "./product-row.ts";
import { gtinOf } from "./shopify-barcode.ts";
import { readCell, type Product } from "./shopify-product.ts";

/** What belongs to a variant, or to a product that has no others. */
export const soldFields = (product: Product, variant: Row): FieldChange[] => [
  ...stockOf(variant, product.cell),
  ...gtinOf(product, variant),
  ...weightOf(product, variant),
  ...contentOf(product, variant),
  ...Object.keys(product.file.markets).map((market) => {
    const { column, price } = priceOf(product, variant, market);
    return product.cell(variant, column, `prices.${market}`, price);
  }),
];

/** Shopify counts what it tracks; its policy says whether more may be sold. A negative quantity is oversold: none is there. */
function stockOf(variant: Row, cell: Product["cell"]): FieldChange[] {
  const [tracker, policy, quantity] = [
    "Variant Inventory Tracker",
    "Variant Inventory Policy",
    "Variant Inventory Qty",
  ] as const;
  if (/^(false)?$/i.test(readCell(variant, tracker))) return [];
  const isSoldOn = /^(continue|true)$/i.test(readCell(variant, policy));
  return [
    cell(variant, tracker, "stock.tracked", true),
    cell(variant, policy, "stock.policy", isSoldOn ? "backorder" : "deny"),
    // Any other cell has been reported.
    ...(/^-?\d+$/.test(readCell(variant, quantity))
      ? [cell(variant, quantity, "stock.opening", Math.max(0, Number(readCell(variant, quantity))))]
      : []),
  ];
}

/** Whole grams; 0 is what Shopify writes for goods whose weight is unknown. */
function weightOf(product: Product, variant: Row): FieldChange[] {
  const column = "Variant Grams";
  if (readCell(variant, column) === "") return [];
  const grams = Math.round(number(product, variant, column));
  return grams === 0 ? [] : [product.cell(variant, column, "weight", grams)];
}

function contentOf(product: Product, variant: Row): FieldChange[] {
  const { cell } = product;
  const [measure, unit] = ["Unit Price Total Measure", "Unit Price Total Measure Unit"];
  if (readCell(variant, measure!) === "") return [];
  const unitCell = readCell(variant, unit!).toLowerCase().replace("²", "2").replace("³", "3");
  const { ours, times = 1, over = 1 } = otherUnits[unitCell] ?? { ours: unitCell };
  return [
    cell(variant, measure!, "content.amount", (number(product, variant, measure!) * times) / over),
    cell(variant, unit!, "content.unit", ours),
  ];
}

/** Shopify's units, converted to ours. */
const otherUnits: Readonly<Record<string, { ours: string; times?: number; over?: number }>> = {
  cl: { ours: "ml", times: 10 },
  m3: { ours: "l", times: 1000 },
  cm: { ours: "m", over: 100 },
  mm: { ours: "m", over: 1000 },
};

/** The price in one of our markets, from Shopify's market of the configured name; none where it is not sold. */
function priceOf(product: Product, variant: Row, market: string): { column: string; price: unknown } {
  const { includes_vat, shopify_market } = product.file.markets[market]!;
  const suffix = shopify_market === undefined ? "" : ` / ${shopify_market}`;
  const [column, before] =
    suffix === ""
      ? ["Variant Price", "Variant Compare At Price"]
      : [`Price${suffix}`, `Compare At Price${suffix}`];
  const isIncluded = !/^false$/i.test(readCell(product.first, `Included${suffix}`));
  if (!isIncluded || readCell(variant, column!) === "") return { column: column!, price: undefined };
  const price = number(product, variant, column!);
  const compared = readCell(variant, before!) === "" ? price : number(product, variant, before!);
  return {
    column: column!,
    price:
      compared > price
        ? { price: compared, includes_vat, discounted: price, discounted_includes_vat: includes_vat }
        : { price, includes_vat },
  };
}

function number({ reject, hasDecimalComma, headingOf }: Product, row: Row, column: string): number {
  const read = () => parseNumber(readCell(row, column), hasDecimalComma);
  return readOr(read, 1, (words) => reject(row.line, `${headingOf(column)} ${words}`));
}

export function readOr<Value>(read: () => Value, otherwise: Value, reject: (words: string) => void): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableCellError)) throw error;
    reject(error.message);
    return otherwise;
  }
}
