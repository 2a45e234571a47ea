import type { ApplyScope } from "#server/operations/shop-data/apply.ts";
import { applyFolder, compareFolder, exportFolder } from "#server/operations/shop-data/apply-folder.ts";
import { operatorMessage } from "#server/platform/run-program.ts";
import { readSettings } from "#server/platform/settings.ts";
import { exitWithError, resolveTypedPath } from "./output.ts";

export async function applyShop(folder: string, scope: ApplyScope): Promise<void> {
  const path = resolveTypedPath(folder);
  const settings = readSettings(process.env);
  const applied = await applyFolder(settings, path, new Date(), console.log, scope).catch(
    (error: unknown) => {
      const words = operatorMessage(error);
      return exitWithError(words === null ? error : `${words}\nNothing was changed.`);
    },
  );
  if (!applied) return;
  const list = Object.entries(applied.counts).map(([what, count]) => `${what} ${count}`);
  console.log(`The shop is what ${path} says: ${list.join(", ")}.`);
  for (const line of applied.remarks) console.log(line);
  if (applied.isDemo) console.log("It is a demo: everybody knows the passwords of its accounts.");
}

export async function compareShop(folder: string): Promise<void> {
  const path = resolveTypedPath(folder);
  const { changes, remarks } = await compareFolder(readSettings(process.env), path);
  console.log(changes.join("\n") || `The shop is what ${path} says already.`);
  for (const line of remarks) console.log(line);
  if (changes.length > 0) console.log("Nothing was changed: this was a dry run.");
}

export async function exportShop(folder: string): Promise<void> {
  const path = resolveTypedPath(folder);
  const files = await exportFolder(readSettings(process.env), path);
  console.log(`The shop is in ${path}: ${files} files.`);
}
