import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { exportPayouts, type ExportPayoutsResult } from "#server/commerce/payouts/export-payouts.ts";

type Exporting = Pick<Services, "database" | "clock" | "bankKey">;
type Request = { currency: string; exportId: string; path: string };
type Said = { outcome: "done" | "refused"; words: string };

/**
 * Writes the bank's file on the operator's disk. It is opened before any payout is marked, and never replaces an
 * existing file.
 */
export async function writePayoutFile(services: Exporting, request: Request): Promise<Said> {
  const { currency, exportId, path } = request;
  // An interruption from here on would mark payouts whose file does not exist.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  const file = openNew(path);
  if (typeof file === "string") return refused(`${file} Nothing was exported.`);
  const command = `npm run shop -- payouts export ${currency} <file> ${exportId}`;
  let isWritten = false;
  try {
    const exported = await exportPayouts(services, operatorActor, { exportId, currency });
    if (exported.outcome !== "exported") return refused(whyNot(exported.outcome, request));
    writeFileSync(file, exported.file.content);
    fsyncSync(file);
    isWritten = true;
    const { count } = exported.file;
    const holds = count === 1 ? "1 payout" : `${count} payouts`;
    return { outcome: "done", words: `${path} has ${holds}. The same file again: ${command}` };
  } catch (error) {
    return refused(`${path} could not be written: ${reasonOf(error)}. What was taken for it: ${command}`);
  } finally {
    closeSync(file);
    if (!isWritten) rmSync(path, { force: true });
  }
}

const refused = (words: string): Said => ({ outcome: "refused", words });

/** Returns a file descriptor, or why the file cannot be created. It will contain full account numbers. */
function openNew(path: string): number | string {
  try {
    return openSync(path, "wx", 0o600);
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case "EEXIST":
        return `${path} is there already.`;
      case "ENOENT":
      case "ENOTDIR":
        return `There is no folder ${dirname(path)}.`;
      default:
        return `${path} cannot be written: ${reasonOf(error)}.`;
    }
  }
}

function whyNot(outcome: Exclude<ExportPayoutsResult["outcome"], "exported">, { currency }: Request): string {
  switch (outcome) {
    case "nothing":
    case "ownCase":
      return `No payout in ${currency} waits, or one of this file is marked already.`;
    case "noAccount":
      return "The shop has no account to pay euros from. Add payout_iban to its shop.yaml and apply the folder.";
  }
}

/** Leaves out the query and its values. */
function reasonOf(error: unknown): string {
  const { code, cause, message } = error as NodeJS.ErrnoException;
  return code ?? (cause instanceof Error ? cause.message : message);
}
