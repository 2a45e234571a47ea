import { operatorMessage } from "#server/platform/run-program.ts";
import { importCsv, type ImportOptions } from "#server/operations/shop-data/import/import-csv.ts";
import { writeTable } from "#server/operations/shop-data/import/write-table.ts";
import { exitWithError, resolveTypedPath } from "./output.ts";

export async function importGoods({
  file,
  folder,
  shopify,
  isDryRun,
  isOwnNetwork,
}: ImportOptions): Promise<void> {
  const paths = {
    file: resolveTypedPath(file),
    folder: resolveTypedPath(folder),
    shopify: shopify && resolveTypedPath(shopify),
  };
  const imported = await importCsv({ ...paths, isDryRun, isOwnNetwork }, new Date(), console.log).catch(
    (error: unknown) => {
      const words = operatorMessage(error);
      return exitWithError(words === null ? error : `${words}\nNothing was imported.`);
    },
  );
  if (!imported) return;
  console.log(imported.report.join("\n"));
  const { new: added, changed, unchanged, pictures } = imported.counts;
  const counts = `${added} new, ${changed} changed, ${unchanged} as they are`;
  console.log(
    isDryRun
      ? `${counts}. Nothing was imported: this was a dry run.`
      : `${counts}, ${pictures} pictures brought. Now: npm run shop -- apply ${folder}`,
  );
}

export async function writeGoods(folder: string, file: string): Promise<void> {
  const path = resolveTypedPath(file);
  const written = await writeTable(resolveTypedPath(folder), path).catch((error: unknown) =>
    exitWithError(operatorMessage(error) ?? error),
  );
  if (!written) return;
  console.log(`${path} has ${written.products} products in ${written.lines} lines.`);
}
