import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ShopFolderError } from "#server/operations/shop-data/shop-folder-error.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { FileError } from "#server/operations/shop-data/utf8-text.ts";
import { readYaml } from "#server/operations/shop-data/yaml-file.ts";
import { readTable } from "./csv.ts";
import type { LineError } from "./product-row.ts";
import { importProducts, type ImportResult } from "./import-products.ts";
import { hasVariants } from "./place-variants.ts";
import { readContent } from "./product-file.ts";
import { readOwnRows } from "./own-columns.ts";
import { withStaging } from "./staging.ts";
import { readShopifyRows } from "./shopify.ts";
import { shopifyFile } from "./shopify-product.ts";

export type ImportOptions = {
  file: string;
  folder: string;
  /** For Shopify's export: the file with the data that the export lacks. */
  shopify: string | undefined;
  isDryRun: boolean;
  /** Whether pictures may be fetched from this machine and its network. */
  isOwnNetwork?: boolean;
};

/**
 * Imports the products of a CSV file into a shop folder, all or none, and fetches their pictures.
 * @throws ShopFolderError naming each wrong line, or what is wrong with the folder
 */
export async function importCsv(
  { file, folder, shopify, isDryRun, isOwnNetwork = false }: ImportOptions,
  now: Date,
  say: (line: string) => void,
): Promise<Omit<ImportResult, "report"> & { report: string[] }> {
  if (!existsSync(folder))
    throw new ShopFolderError(
      `There is no folder ${folder}. Goods come into a shop's folder, with its markets and categories: npm run shop -- export ${folder} writes one.`,
    );
  return withStaging(folder, async (staging) => {
    const errors: LineError[] = [];
    const table = readable(file, () => readTable(file));
    const { rows, leftOut } =
      shopify === undefined
        ? { rows: readable(file, () => readOwnRows(table, errors)), leftOut: [] }
        : readable(file, () => readShopifyRows(table, readShopify(shopify), errors, say, knownIn(folder)));
    const coming = new Set(rows.flatMap(({ address }) => address ?? []));
    const shop = await readShopFolder(folder, coming);
    const done = await importProducts(shop, rows, errors, { now, isDryRun, isOwnNetwork, say, staging });
    if (errors.length > 0) throw new ShopFolderError(fewOf(inOrder(file, errors)).join("\n"));
    return { ...done, report: inOrder(file, [...done.report, ...leftOut]) };
  });
}

/** The folder itself is read, and what is wrong with it reported, after the table. */
const knownIn = (folder: string) => (address: string) => {
  const path = join(folder, "products", `${address}.yaml`);
  return existsSync(path) ? { hasVariants: hasVariants(readContent(path)) } : null;
};

const maximumLines = 200;
const fewOf = (lines: readonly string[]): string[] =>
  lines.length > maximumLines
    ? [...lines.slice(0, maximumLines), `… and ${lines.length - maximumLines} more`]
    : [...lines];

const inOrder = (file: string, lines: readonly LineError[]): string[] => [
  ...new Set(
    lines
      .toSorted((first, second) => first.line - second.line)
      .map(({ line, words }) => `${basename(file)}:${line}: ${words}`),
  ),
];

function readShopify(path: string) {
  const content = readable(path, () => readYaml(path, shopifyFile));
  // Relative to the Shopify file.
  const pictures = content.pictures === undefined ? undefined : resolve(dirname(path), content.pictures);
  return { ...content, pictures };
}

function readable<Content>(path: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new ShopFolderError(`There is no file ${path}.`);
    if (code === "EISDIR") throw new ShopFolderError(`${path} is a folder, not a file.`);
    if (!(error instanceof FileError)) throw error;
    const lines = error.mistakes.map(([line, words]) =>
      line === null ? `${basename(path)}: ${words}` : `${basename(path)}:${line}: ${words}`,
    );
    throw new ShopFolderError(lines.join("\n"));
  }
}
