import { join } from "node:path";
import { describeDifferences } from "#server/operations/shop-data/compare.ts";
import type { ShopFolder } from "#server/operations/shop-data/format.ts";
import { variantsOf } from "#server/operations/shop-data/format-goods.ts";
import { slug } from "#server/operations/shop-data/format-values.ts";
import { describeIssue } from "#server/operations/shop-data/describe-issue.ts";
import { placeVariants } from "./place-variants.ts";
import { applyRow, readContent, type FileContent } from "./product-file.ts";
import type { LineError, ProductRow } from "./product-row.ts";

export type StagedProduct = {
  row: ProductRow;
  fragment: string;
  path: string | null;
  before: FileContent;
  after: FileContent;
  changes: readonly string[];
  /** References of variants that the table does not have. */
  kept: readonly string[];
};

/** What each row makes of its product's file. Errors are added to `errors`. */
export function stageRows(
  shop: ShopFolder,
  rows: readonly ProductRow[],
  now: Date,
  errors: LineError[],
): StagedProduct[] {
  const byReference = new Map([...shop.products].map(([fragment, { reference }]) => [reference, fragment]));
  const lines = new Map<string, number>();
  const nextReference = counter([
    ...[...shop.products.values()].flatMap((product) =>
      variantsOf(product).map(({ reference }) => reference),
    ),
    ...rows.flatMap(({ reference, variants }) => [
      reference,
      ...(variants?.rows ?? []).map((one) => one.reference),
    ]),
  ]);
  return rows.flatMap((row): StagedProduct[] => {
    const reject = (words: string): StagedProduct[] => {
      errors.push({ line: row.line, words });
      return [];
    };
    const known = row.reference === null ? undefined : byReference.get(row.reference);
    const fragment = known ?? row.address;
    if (fragment === null) return reject(`address is missing: no product has the reference ${row.reference}`);
    if (row.address !== null && row.address !== fragment)
      return reject(
        `reference ${row.reference} is that of "${fragment}": its address changes with its file's name`,
      );
    const existing = shop.products.get(fragment);
    const hasVariants = row.variants && (row.variants.rows.length > 1 || existing?.variants.length);
    if (existing && !hasVariants && row.reference !== null && existing.reference !== row.reference)
      return reject(`address ${fragment} is that of reference ${existing.reference}`);
    if (row.variants?.mustBeSeveral && !hasVariants)
      return reject(`is the only line of ${fragment}: a product with options has at least two`);
    const parsed = slug.safeParse(fragment);
    if (!parsed.success) return reject(`address ${fragment} ${describeIssue(parsed.error.issues[0]!)}`);
    const earlier = lines.get(fragment);
    if (earlier !== undefined) return reject(`"${fragment}" stands in line ${earlier} already`);
    lines.set(fragment, row.line);
    const path = existing ? join(shop.folder, "products", `${fragment}.yaml`) : null;
    const before = path === null ? {} : readContent(path);
    const created = { created_at: now.toISOString().slice(0, 10), ...row.defaults };
    if (!row.variants || !hasVariants) {
      const reference = existing?.reference ?? row.reference ?? nextReference();
      const changes = [...row.changes, ...(row.variants?.rows[0]!.changes ?? [])];
      return [
        stagedProduct(
          { row: { ...row, changes }, fragment, path, before },
          path === null ? { reference, ...created } : before,
        ),
      ];
    }
    const placed = placeVariants(fragment, path === null ? created : before, row.variants, nextReference);
    errors.push(...placed.errors);
    const changes = [...row.changes, ...placed.changes];
    return [stagedProduct({ row: { ...row, changes }, fragment, path, before }, placed.start, placed.kept)];
  });
}

function stagedProduct(
  product: Pick<StagedProduct, "row" | "fragment" | "path" | "before">,
  start: FileContent,
  kept: readonly string[] = [],
): StagedProduct {
  const after = applyRow(start, product.row);
  return { ...product, after, changes: product.path === null ? [] : changesOf(product.before, after), kept };
}

const changesOf = (before: FileContent, after: FileContent): string[] =>
  describeDifferences(new Map([["", byName(before)]]), new Map([["", byName(after)]])).map((line) =>
    line.slice(2),
  );

/** With its variants by reference and its options by id, so that a new one does not look like a change of all. */
function byName(content: FileContent): FileContent {
  const named = (list: unknown, field: string) =>
    Object.fromEntries((list as Record<string, unknown>[]).map((one) => [String(one[field]), one]));
  const { variants, options } = content;
  return {
    ...content,
    ...(Array.isArray(variants) && { variants: named(variants, "reference") }),
    ...(Array.isArray(options) && { options: named(options, "id") }),
  };
}

function counter(taken: readonly (string | null)[]): () => string {
  let last = taken
    .filter((reference) => reference !== null)
    .filter((reference) => /^\d+$/.test(reference))
    .reduce((highest, reference) => (BigInt(reference) > highest ? BigInt(reference) : highest), 0n);
  return () => String(++last);
}
