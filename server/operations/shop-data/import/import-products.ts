import { writeFile } from "node:fs/promises";
import { findInconsistencies } from "#server/operations/shop-data/consistency.ts";
import { findDeadLinks } from "#server/operations/shop-data/dead-links.ts";
import type { ShopFolder } from "#server/operations/shop-data/format.ts";
import { productFile, type ProductData } from "#server/operations/shop-data/format-goods.ts";
import type { FolderError } from "#server/operations/shop-data/folder-errors.ts";
import { progressInterval } from "#server/operations/shop-data/progress.ts";
import { unknownNames, type Names } from "#server/operations/shop-data/unknown-names.ts";
import { describeIssue } from "#server/operations/shop-data/describe-issue.ts";
import type { ProductRow, LineError } from "./product-row.ts";
import { importPictures } from "./pictures.ts";
import type { Staging } from "./staging.ts";
import { formatProductFile } from "./product-file.ts";
import { stageRows, type StagedProduct } from "./stage-rows.ts";

export type ImportResult = {
  report: LineError[];
  counts: Record<"new" | "changed" | "unchanged" | "pictures", number>;
};

type Options = {
  now: Date;
  isDryRun: boolean;
  isOwnNetwork: boolean;
  say: (line: string) => void;
  staging: Staging;
};

/**
 * Writes the products into a shop folder: all, or none if there are `mistakes`.
 * @param shop the folder as it was read
 */
export async function importProducts(
  shop: ShopFolder,
  rows: readonly ProductRow[],
  errors: LineError[],
  { now, isDryRun, ...bringing }: Options,
): Promise<ImportResult> {
  const staged = stageRows(shop, rows, now, errors);
  const report = staged.map(reportOf);
  check(shop, staged, errors, bringing.say);
  const changes = staged.filter((product) => !isUnchanged(product));
  const counts = {
    new: staged.filter(({ path }) => path === null).length,
    changed: changes.filter(({ path }) => path !== null).length,
    unchanged: staged.length - changes.length,
    pictures: 0,
  };
  if (errors.length > 0) return { report, counts };
  const incoming = staged.flatMap(({ row }) => row.pictures);
  // A dry run fetches them too, because it reports whether they are available.
  const pictures = await importPictures(shop.folder, incoming, errors, bringing);
  if (errors.length > 0 || isDryRun) return { report, counts: { ...counts, pictures } };
  for (const [index, { fragment, path, before, after }] of changes.entries()) {
    await writeFile(
      await bringing.staging.pathOf(`products/${fragment}.yaml`),
      formatProductFile(path, before, after),
    );
    if ((index + 1) % progressInterval === 0)
      bringing.say(`Goods written: ${index + 1} of ${changes.length}`);
  }
  await bringing.staging.keep();
  return { report, counts: { ...counts, pictures } };
}

/** Checks the resulting shop as a whole and reports each error at the row that causes it. */
function check(
  shop: ShopFolder,
  staged: readonly StagedProduct[],
  errors: LineError[],
  say: (line: string) => void,
): void {
  const products = new Map<string, ProductData>(shop.products);
  const unread = new Set(errors.map(({ line }) => line));
  for (const [index, { row, fragment, after }] of staged.entries()) {
    if ((index + 1) % progressInterval === 0) say(`Goods checked: ${index + 1} of ${staged.length}`);
    products.delete(fragment);
    // Its unreadable cells are reported already.
    if (unread.has(row.line) || row.changes.some(({ line }) => unread.has(line))) continue;
    const parsed = productFile.safeParse(after);
    if (parsed.success) products.set(fragment, parsed.data);
    else
      for (const issue of parsed.error.issues)
        errors.push(locateError(row, issue.path, `${issue.path.join(".")} ${describeIssue(issue)}`));
  }
  const incoming = new Set(staged.flatMap(({ row }) => row.pictures.map(({ name }) => name)));
  const result = { ...shop, products };
  const names = namesOf(shop, staged);
  const rowOf = new Map(staged.map(({ row, fragment }) => [`products/${fragment}.yaml`, row]));
  const problems = [
    ...unknownNames(result, names, incoming),
    ...findInconsistencies(result, names),
    ...findDeadLinks(result, names),
  ];
  for (const mistake of problems) {
    const row = rowOf.get(mistake.file);
    if (row) errors.push(locateError(row, mistake.at, mistake.words));
    else errors.push({ line: 1, words: `${mistake.file}: ${mistake.words}` });
  }
}

/** Includes the products of unreadable rows, because others may refer to them. */
const namesOf = (shop: ShopFolder, staged: readonly StagedProduct[]): Names => ({
  markets: new Set(shop.markets.map(({ id }) => id)),
  languages: new Set(shop.languages.map(({ id }) => id)),
  manufacturers: new Set(shop.manufacturers.keys()),
  categories: new Set(shop.categories.keys()),
  pages: new Set(shop.pages.keys()),
  products: new Set([...shop.products.keys(), ...staged.map(({ fragment }) => fragment)]),
});

function locateError({ line, changes }: ProductRow, at: FolderError["at"], words: string): LineError {
  const names = at.map(String);
  const cell = changes.find(({ path }) =>
    path.every((name, index) => names[index] === undefined || names[index] === name),
  );
  if (!cell || at.length === 0) return { line, words };
  return { line: cell.line, words: words.startsWith(cell.column) ? words : `${cell.column}: ${words}` };
}

const reportOf = ({ row, fragment, path, changes, kept }: StagedProduct): LineError => ({
  line: row.line,
  words: [
    `products/${fragment}.yaml: ${path === null ? "new" : changes.join("; ") || "as it is"}`,
    ...(kept.length > 0 ? [`not in the table, and kept: ${kept.join(", ")}`] : []),
  ].join("; "),
});

const isUnchanged = ({ path, changes }: StagedProduct): boolean => path !== null && changes.length === 0;
