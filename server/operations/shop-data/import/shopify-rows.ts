import { rejectFormula } from "./cell.ts";
import type { Row } from "./csv.ts";
import type { FieldChange, ProductRow, VariantRow } from "./product-row.ts";
import { optionValues, readOptions } from "./shopify-options.ts";
import type { ShopifyPicture } from "./shopify-pictures.ts";
import { readCell, type Product } from "./shopify-product.ts";
import { readOr, soldFields } from "./shopify-variant.ts";

/** A product with its variants; none if they have been rejected. */
export function productToRows(product: Product, address: string): ProductRow[] {
  const { first, variants, file } = product;
  const read = readOptions(product);
  if (read === null) return [];
  const isAlone = variants.length === 1;
  const rows = variants.map((variant): VariantRow => ({
    line: variant.line,
    reference: referenceOf(product, variant),
    column: product.headingOf("Variant SKU"),
    values: read.valuesOf(variant),
    changes: [...soldFields(product, variant), ...(isAlone ? [] : picturesOf(product, variant))],
  }));
  const pictures = [
    ...product.pictures.shared,
    ...(isAlone ? variants.flatMap((variant) => product.pictures.own(variant)) : []),
  ];
  const ofVariants = isAlone ? [] : variants.flatMap((variant) => product.pictures.own(variant));
  return [
    {
      line: first.line,
      reference: isAlone ? rows[0]!.reference : null,
      address,
      pictures: incoming(product, [...pictures, ...ofVariants]),
      defaults: {},
      changes: productFields(product, nameOf(product, isAlone ? variants[0]! : null), pictures),
      variants: { language: file.language, options: read.options, rows },
    },
  ];
}

/** A variant without one, or with the product's first, is shown with the product's. */
function picturesOf(product: Product, variant: Row): FieldChange[] {
  if (readCell(variant, "Variant Image") === "") return [];
  const names = product.pictures.own(variant).map(({ name }) => name);
  return [product.cell(variant, "Variant Image", "pictures", names.length > 0 ? names : undefined)];
}

/** A variant that is a product of its own. */
export function variantToRow(
  product: Product,
  variant: Row,
  index: number,
  addresses: ReadonlyMap<Row, string>,
): ProductRow {
  const pictures = product.pictures.separate(variant);
  return {
    line: variant.line,
    reference: referenceOf(product, variant),
    address: addresses.get(variant)!,
    pictures: incoming(product, pictures),
    defaults: { related: siblingsOf(product, index, addresses) },
    changes: [...productFields(product, nameOf(product, variant), pictures), ...soldFields(product, variant)],
  };
}

function productFields(product: Product, name: string, pictures: readonly ShopifyPicture[]): FieldChange[] {
  const { file, first, cell } = product;
  const vendor = readCell(first, "Vendor");
  const manufacturer = Object.hasOwn(file.manufacturers, vendor) ? file.manufacturers[vendor] : undefined;
  const texts = `text.${file.language}`;
  return [
    cell(first, "Tags", "categories", product.categories),
    cell(first, "Variant Inventory Tracker", "allow_purchase", true),
    ...(manufacturer === undefined ? [] : [cell(first, "Vendor", "manufacturer", manufacturer)]),
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
  ];
}

/** With the options of a variant that stands alone. */
function nameOf({ first, reject }: Product, variant: Row | null): string {
  const name = [readCell(first, "Title"), ...(variant === null ? [] : optionValues(variant))].join(", ");
  // A leading plus is fine in a title.
  if (name.startsWith("="))
    readOr(
      () => rejectFormula(name),
      name,
      (words) => reject(first.line, `Title ${words}`),
    );
  return name;
}

/** A SKU is a reference if it is all digits, and that of one line only. */
function referenceOf({ references, headingOf, reject }: Product, variant: Row): string | null {
  // Spreadsheets write an apostrophe before digits that are text.
  const sku = readCell(variant, "Variant SKU").replace(/^'/, "");
  if (!/^\d+$/.test(sku)) return null;
  const earlier = references.get(sku);
  if (earlier === undefined) references.set(sku, variant.line);
  else reject(variant.line, `${headingOf("Variant SKU")} ${sku} is that of line ${earlier} too`);
  return sku;
}

const incoming = ({ headingOf }: Product, pictures: readonly ShopifyPicture[]) =>
  pictures.map((picture) => ({ ...picture, column: headingOf(picture.column) }));

/** The most siblings on a variant's page. */
const mostRelated = 12;

/** The next ones, wrapping around, so that every variant is reachable from its neighbours. */
function siblingsOf({ variants }: Product, index: number, addresses: ReadonlyMap<Row, string>): string[] {
  const count = Math.min(mostRelated, variants.length - 1);
  return Array.from({ length: count }, (_, step) =>
    addresses.get(variants[(index + 1 + step) % variants.length]!)!,
  );
}
