import { rejectFormula, parseNumber, UnreadableCellError } from "./cell.ts";
import type { Row } from "./csv.ts";
import type { FieldChange, ProductRow } from "./product-row.ts";
import { gtinOf } from "./shopify-barcode.ts";
import { variantOptions } from "./shopify-slugs.ts";
import { readCell, type Product } from "./shopify-product.ts";

export function variantToRow(product: Product, variant: Row, index: number): ProductRow {
  const { file, first, headingOf } = product;
  const pictures = product.picturesOf(variant);
  const name = [readCell(first, "Title"), ...variantOptions(variant)].join(", ");
  // A leading plus is fine in a title.
  if (name.startsWith("="))
    readOr(
      () => rejectFormula(name),
      name,
      (words) => product.reject(first.line, `Title ${words}`),
    );
  const texts = `text.${file.language}`;
  const cell = (row: Row, column: string, path: string, value: unknown): FieldChange => ({
    line: row.line,
    column: headingOf(column),
    path: path.split("."),
    value,
  });
  const sku = readCell(variant, "Variant SKU").replace(/^'/, "");
  const reference = /^\d+$/.test(sku) ? sku : null;
  const vendor = readCell(first, "Vendor");
  const manufacturer = Object.hasOwn(file.manufacturers, vendor) ? file.manufacturers[vendor] : undefined;
  return {
    line: variant.line,
    reference,
    address: product.addresses.get(variant)!,
    pictures: pictures.map((picture) => ({ ...picture, column: headingOf(picture.column) })),
    defaults: { related: siblingsOf(product, index) },
    changes: [
      cell(first, "Tags", "categories", product.categories),
      cell(variant, "Variant Inventory Tracker", "allow_purchase", true),
      ...stockOf(variant, cell),
      ...(manufacturer === undefined ? [] : [cell(first, "Vendor", "manufacturer", manufacturer)]),
      ...gtinOf(product, variant),
      ...contentOf(product, variant, cell),
      ...Object.keys(file.markets).map((market) => {
        const { column, price } = priceOf(product, variant, market);
        return cell(variant, column, `prices.${market}`, price);
      }),
      cell(first, "Title", `${texts}.name`, name),
      cell(first, "Body (HTML)", `${texts}.description`, product.description),
      cell(first, "Image Alt Text", `${texts}.picture_alt`, pictures[0]?.alt || name),
      cell(
        first,
        "Image Src",
        "pictures",
        pictures.map(({ name: picture, alt }, index) =>
          index === 0 || alt === "" ? picture : { file: picture, alt: { [file.language]: alt } },
        ),
      ),
    ],
  };
}

/** The most siblings on a variant's page. */
const mostRelated = 12;

/** The next ones, wrapping around, so that every variant is reachable from its neighbours. */
function siblingsOf({ variants, addresses }: Product, index: number): string[] {
  const count = Math.min(mostRelated, variants.length - 1);
  return Array.from({ length: count }, (_, step) =>
    addresses.get(variants[(index + 1 + step) % variants.length]!)!,
  );
}

type Cell = (row: Row, column: string, path: string, value: unknown) => FieldChange;

/** Shopify counts what it tracks; its policy says whether more may be sold. A negative quantity is oversold: none is there. */
function stockOf(variant: Row, cell: Cell): FieldChange[] {
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

function contentOf(product: Product, variant: Row, cell: Cell): FieldChange[] {
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

function readOr<Value>(read: () => Value, otherwise: Value, reject: (words: string) => void): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableCellError)) throw error;
    reject(error.message);
    return otherwise;
  }
}
