import { createHash } from "node:crypto";
import slugify from "@sindresorhus/slugify";
import { adoptedHtml } from "../../html.ts";
import { formulaIn, numberOf, Unreadable } from "./cell.ts";
import type { Row } from "./csv.ts";
import type { Change, GoodsRow } from "./goods-row.ts";
import { picturesOfVariant } from "./shopify-pictures.ts";
import { cellOf, type Product } from "./shopify-product.ts";

/** A variant as a product of its own. */
export function rowOfVariant(product: Product, variant: Row): GoodsRow {
  const { file, first, variants } = product;
  const address = addressOf(product, variant);
  const pictures = picturesOfVariant(product, variant);
  const name = [cellOf(first, "Title"), ...optionsOf(variant)].join(", ");
  // A title may well begin with a plus.
  if (name.startsWith("="))
    said(
      () => formulaIn(name),
      name,
      (words) => product.wrong(first.line, `Title ${words}`),
    );
  const texts = `text.${file.language}`;
  const cell = (row: Row, column: string, path: string, value: unknown): Change => ({
    line: row.line,
    column,
    path: path.split("."),
    value,
  });
  const sku = cellOf(variant, "Variant SKU").replace(/^'/, "");
  const reference = /^\d+$/.test(sku) ? sku : null;
  const vendor = cellOf(first, "Vendor");
  const manufacturer = Object.hasOwn(file.manufacturers, vendor) ? file.manufacturers[vendor] : undefined;
  return {
    line: variant.line,
    reference,
    address,
    pictures,
    defaults: {
      related: variants.filter((other) => other !== variant).map((other) => addressOf(product, other)),
    },
    changes: [
      cell(first, "Tags", "categories", categoriesOf(product)),
      cell(variant, "Variant Inventory Qty", "allow_purchase", !isSoldOut(variant)),
      ...(manufacturer === undefined ? [] : [cell(first, "Vendor", "manufacturer", manufacturer)]),
      ...contentOf(product, variant, cell),
      ...Object.keys(file.markets).map((market) => {
        const { column, price } = priceOf(product, variant, market);
        return cell(variant, column, `prices.${market}`, price);
      }),
      cell(first, "Title", `${texts}.name`, name),
      cell(
        first,
        "Body (HTML)",
        `${texts}.description`,
        adoptedHtml(cellOf(first, "Body (HTML)"), { hasOwnPlaces: false }),
      ),
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

const optionsOf = (variant: Row): string[] =>
  ["Option1 Value", "Option2 Value", "Option3 Value"]
    .map((column) => cellOf(variant, column))
    .filter((value) => value !== "" && value !== "Default Title");

/** Options that differ only in what an address can't hold, as "S M" and "S-M", get a few digits of what they are. */
function addressOf({ handle, variants }: Product, variant: Row): string {
  const address = ownAddress(handle, variant);
  const isShared = variants.some((other) => other !== variant && ownAddress(handle, other) === address);
  return isShared ? shortened(`${address}-${digitsOf(optionsOf(variant).join("\n"))}`) : address;
}

/** Letters that have no Latin ones, as 観葉植物, leave a few digits of what they are: the same each time. */
function ownAddress(handle: string, variant: Row): string {
  const parts = [decoded(handle), ...optionsOf(variant)].map((word) => {
    const part = slugify(word, { decamelize: false });
    const isWhole = /^[\p{Script=Latin}\p{Script=Arabic}\d\s'’.,:;()-]+$/u.test(word) && part !== "";
    return isWhole ? part : [part, digitsOf(word)].filter(Boolean).join("-");
  });
  return shortened(parts.join("-"));
}

function shortened(address: string): string {
  if (address.length <= longest) return address;
  return `${address.slice(0, longest - 9).replace(/-+$/, "")}-${digitsOf(address)}`;
}

/** Letters of an address. */
const longest = 100;
const digitsOf = (word: string): string => createHash("sha256").update(word).digest("hex").slice(0, 8);

function decoded(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}

/** Shopify counts what it keeps in stock, and may go on selling what it has none of. */
const isSoldOut = (variant: Row): boolean =>
  cellOf(variant, "Variant Inventory Tracker") !== "" &&
  cellOf(variant, "Variant Inventory Policy") === "deny" &&
  /^(0|-\d+)$/.test(cellOf(variant, "Variant Inventory Qty"));

function contentOf(
  product: Product,
  variant: Row,
  cell: (row: Row, column: string, path: string, value: unknown) => Change,
): Change[] {
  const [measure, unit] = ["Unit Price Total Measure", "Unit Price Total Measure Unit"];
  if (cellOf(variant, measure!) === "") return [];
  const written = cellOf(variant, unit!).toLowerCase().replace("²", "2").replace("³", "3");
  const { ours, times = 1, over = 1 } = otherUnits[written] ?? { ours: written };
  return [
    cell(variant, measure!, "content.amount", (number(product, variant, measure!) * times) / over),
    cell(variant, unit!, "content.unit", ours),
  ];
}

/** Shopify's other units, in ours. */
const otherUnits: Readonly<Record<string, { ours: string; times?: number; over?: number }>> = {
  cl: { ours: "ml", times: 10 },
  m3: { ours: "l", times: 1000 },
  cm: { ours: "m", over: 100 },
  mm: { ours: "m", over: 1000 },
};

/** The price in one of our markets, under the name of Shopify's; none where it is not sold. */
function priceOf(product: Product, variant: Row, market: string): { column: string; price: unknown } {
  const { includes_vat, shopify_market } = product.file.markets[market]!;
  const of = shopify_market === undefined ? "" : ` / ${shopify_market}`;
  const [column, before] =
    of === "" ? ["Variant Price", "Variant Compare At Price"] : [`Price${of}`, `Compare At Price${of}`];
  const isIncluded = !/^false$/i.test(cellOf(product.first, `Included${of}`));
  if (!isIncluded || cellOf(variant, column!) === "") return { column: column!, price: undefined };
  const price = number(product, variant, column!);
  const compared = cellOf(variant, before!) === "" ? price : number(product, variant, before!);
  return {
    column: column!,
    price:
      compared > price
        ? { price: compared, includes_vat, discounted: price, discounted_includes_vat: includes_vat }
        : { price, includes_vat },
  };
}

/** By its type, category and tags, in the order of the table. */
function categoriesOf({ file, first, wrong }: Product): string[] {
  const names = [
    cellOf(first, "Type"),
    ...cellOf(first, "Product Category").split(">"),
    ...cellOf(first, "Tags").split(","),
  ]
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const said = new Set(names.map((name) => name.toLowerCase()));
  const found = Object.entries(file.categories).filter(([name]) => said.has(name.toLowerCase()));
  if (found.length > 0) return [...new Set(found.map(([, category]) => category))];
  if (file.otherwise === undefined)
    wrong(first.line, `Tags: categories has none of ${names.join(", ") || "them, for there are none"}`);
  return file.otherwise === undefined ? [] : [file.otherwise];
}

function number({ wrong, hasDecimalComma }: Product, row: Row, column: string): number {
  const read = () => numberOf(cellOf(row, column), hasDecimalComma);
  return said(read, 1, (words) => wrong(row.line, `${column} ${words}`));
}

function said<Value>(read: () => Value, otherwise: Value, wrong: (words: string) => void): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    wrong(error.message);
    return otherwise;
  }
}
