import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeDifferences } from "../compare.ts";
import { findInconsistencies } from "../consistency.ts";
import { findDeadLinks } from "../dead-links.ts";
import type { ShopFolder } from "../format.ts";
import { productFile, type ProductData } from "../format-goods.ts";
import { slug } from "../format-values.ts";
import type { FolderError } from "../folder-errors.ts";
import { progressInterval } from "../progress.ts";
import { unknownNames, type Names } from "../unknown-names.ts";
import { describeIssue } from "../describe-issue.ts";
import type { ProductRow, LineError } from "./product-row.ts";
import { importPictures } from "./pictures.ts";
import type { Staging } from "./staging.ts";
import { applyRow, readContent, formatProductFile, type FileContent } from "./product-file.ts";

type Staged = {
  row: ProductRow;
  fragment: string;
  path: string | null;
  before: FileContent;
  after: FileContent;
  changes: readonly string[];
};
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
  mistakes: LineError[],
  { now, isDryRun, ...bringing }: Options,
): Promise<ImportResult> {
  const staged = stage(shop, rows, now, mistakes);
  const report = staged.map(reportOf);
  check(shop, staged, mistakes, bringing.say);
  const changes = staged.filter((one) => !isUnchanged(one));
  const counts = {
    new: staged.filter(({ path }) => path === null).length,
    changed: changes.filter(({ path }) => path !== null).length,
    unchanged: staged.length - changes.length,
    pictures: 0,
  };
  if (mistakes.length > 0) return { report, counts };
  const incoming = staged.flatMap(({ row }) => row.pictures);
  // A dry run fetches them too, because it reports whether they are available.
  const pictures = await importPictures(shop.folder, incoming, mistakes, bringing);
  if (mistakes.length > 0 || isDryRun) return { report, counts: { ...counts, pictures } };
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

function stage(shop: ShopFolder, rows: readonly ProductRow[], now: Date, mistakes: LineError[]): Staged[] {
  const byReference = new Map([...shop.products].map(([fragment, { reference }]) => [reference, fragment]));
  const lines = new Map<string, number>();
  const nextReference = counter([...byReference.keys(), ...rows.flatMap(({ reference }) => reference ?? [])]);
  return rows.flatMap((row): Staged[] => {
    const wrong = (words: string): Staged[] => {
      mistakes.push({ line: row.line, words });
      return [];
    };
    const known = row.reference === null ? undefined : byReference.get(row.reference);
    const fragment = known ?? row.address;
    if (fragment === null) return wrong(`address is missing: no product has the reference ${row.reference}`);
    if (row.address !== null && row.address !== fragment)
      return wrong(
        `reference ${row.reference} is that of "${fragment}": its address changes with its file's name`,
      );
    const there = shop.products.get(fragment);
    if (there && row.reference !== null && there.reference !== row.reference)
      return wrong(`address ${fragment} is that of reference ${there.reference}`);
    const parsed = slug.safeParse(fragment);
    if (!parsed.success) return wrong(`address ${fragment} ${describeIssue(parsed.error.issues[0]!)}`);
    const earlier = lines.get(fragment);
    if (earlier !== undefined) return wrong(`"${fragment}" stands in line ${earlier} already`);
    lines.set(fragment, row.line);
    const path = there ? join(shop.folder, "products", `${fragment}.yaml`) : null;
    const before = path === null ? {} : readContent(path);
    const reference = there?.reference ?? row.reference ?? nextReference();
    const start =
      path === null ? { reference, created_at: now.toISOString().slice(0, 10), ...row.defaults } : before;
    const after = applyRow(start, row);
    const changes = path === null ? [] : changesOf(before, after);
    return [{ row, fragment, path, before, after, changes }];
  });
}

/** Checks the resulting shop as a whole and reports each error at the row that causes it. */
function check(
  shop: ShopFolder,
  staged: readonly Staged[],
  mistakes: LineError[],
  say: (line: string) => void,
): void {
  const products = new Map<string, ProductData>(shop.products);
  const unread = new Set(mistakes.map(({ line }) => line));
  for (const [index, { row, fragment, after }] of staged.entries()) {
    if ((index + 1) % progressInterval === 0) say(`Goods checked: ${index + 1} of ${staged.length}`);
    products.delete(fragment);
    // Its unreadable cells are reported already.
    if (unread.has(row.line) || row.changes.some(({ line }) => unread.has(line))) continue;
    const parsed = productFile.safeParse(after);
    if (parsed.success) products.set(fragment, parsed.data);
    else
      for (const issue of parsed.error.issues)
        mistakes.push(placed(row, issue.path, `${issue.path.join(".")} ${describeIssue(issue)}`));
  }
  const incoming = new Set(staged.flatMap(({ row }) => row.pictures.map(({ name }) => name)));
  const whole = { ...shop, products };
  const names = namesOf(shop, staged);
  const rowOf = new Map(staged.map(({ row, fragment }) => [`products/${fragment}.yaml`, row]));
  const found = [
    ...unknownNames(whole, names, incoming),
    ...findInconsistencies(whole, names),
    ...findDeadLinks(whole, names),
  ];
  for (const mistake of found) {
    const row = rowOf.get(mistake.file);
    if (row) mistakes.push(placed(row, mistake.at, mistake.words));
    else mistakes.push({ line: 1, words: `${mistake.file}: ${mistake.words}` });
  }
}

/** Includes the products of unreadable rows, because others may refer to them. */
const namesOf = (shop: ShopFolder, staged: readonly Staged[]): Names => ({
  markets: new Set(shop.markets.map(({ id }) => id)),
  languages: new Set(shop.languages.map(({ id }) => id)),
  manufacturers: new Set(shop.manufacturers.keys()),
  categories: new Set(shop.categories.keys()),
  pages: new Set(shop.pages.keys()),
  products: new Set([...shop.products.keys(), ...staged.map(({ fragment }) => fragment)]),
});

function placed({ line, changes }: ProductRow, at: FolderError["at"], words: string): LineError {
  const names = at.map(String);
  const cell = changes.find(({ path }) =>
    path.every((name, index) => names[index] === undefined || names[index] === name),
  );
  if (!cell || at.length === 0) return { line, words };
  return { line: cell.line, words: words.startsWith(cell.column) ? words : `${cell.column}: ${words}` };
}

const changesOf = (before: FileContent, after: FileContent): string[] =>
  describeDifferences(new Map([["", before]]), new Map([["", after]])).map((line) => line.slice(2));

const reportOf = ({ row, fragment, path, changes }: Staged): LineError => ({
  line: row.line,
  words: `products/${fragment}.yaml: ${path === null ? "new" : changes.join("; ") || "as it is"}`,
});

const isUnchanged = ({ path, changes }: Staged): boolean => path !== null && changes.length === 0;

function counter(taken: readonly string[]): () => string {
  let last = taken
    .filter((reference) => /^\d+$/.test(reference))
    .reduce((most, reference) => (BigInt(reference) > most ? BigInt(reference) : most), 0n);
  return () => String(++last);
}
