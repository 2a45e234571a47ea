import { and, asc, eq } from "drizzle-orm";
import { isInSepa } from "#domain/iban.ts";
import type { Schemas } from "#server/http/reply.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { payouts } from "#server/platform/database/payout-schema.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { decrypt, type Encrypted } from "#server/platform/encryption.ts";
import type { PayoutRow } from "./payouts.ts";

export type ExportPayoutsResult =
  | { outcome: "exported"; file: Schemas["PayoutExport"] }
  | { outcome: "nothing" }
  | { outcome: "ownCase" }
  | { outcome: "noAccount" };

type FileFormat = "creditTransfer" | "table";

/**
 * Exports a currency's pending payouts for the bank. Euros are a SEPA credit transfer; payouts to accounts outside
 * SEPA follow in a table. The caller's own payouts are left out. The caller chooses the id, so that a lost response
 * can be requested again without paying twice.
 */
export async function exportPayouts(
  { database, clock, bankKey }: Pick<Services, "database" | "clock" | "bankKey">,
  actor: Actor,
  { exportId, currency }: { exportId: string; currency: string },
): Promise<ExportPayoutsResult> {
  return database.transaction(async (tx): Promise<ExportPayoutsResult> => {
    const { creditTransfer, transferCsv: transferTable } = await import("./bank-file.ts");
    const { name, payout_iban: payerIban } = await readShopFacts(tx);
    if (currency === "EUR" && !payerIban) return { outcome: "noAccount" };
    const now = clock();
    const exported = await lock(tx, and(eq(payouts.export_id, exportId), eq(payouts.currency, currency)));
    const isOwn = (row: PayoutRow) => isOwnCase(actor, row.customer_id);
    if (exported.some(isOwn)) return { outcome: "ownCase" };
    const waiting = await lock(tx, and(eq(payouts.status, "requested"), eq(payouts.currency, currency)));
    const otherRows = waiting.filter((row) => !isOwn(row));
    const leftOut = waiting.length - otherRows.length;
    if (exported.length + otherRows.length === 0 && leftOut > 0) return { outcome: "ownCase" };
    const rows = exported.length > 0 ? exported : await take(tx, otherRows, exportId, now, bankKey);
    if (rows.length === 0 || rows.some(({ decided_at }) => decided_at)) return { outcome: "nothing" };
    await writeAuditEntry(tx, {
      action: "payouts.exported",
      at: now,
      actor,
      ownerId: null,
      subject: { export: exportId },
      details: { currency, count: rows.length },
    });
    const [first] = rows;
    const transfers = {
      id: exportId,
      at: first!.exported_at!,
      currency: first!,
      name,
      transfers: rows.map((row) => ({
        id: row.id,
        holder: row.holder!,
        iban: ibanOf(row, bankKey),
        value: row.value_minor,
      })),
    };
    const common = {
      export_id: exportId,
      count: rows.length,
      own_left_out: leftOut,
      file_name: payoutFileName(first!, bankKey),
    };
    return {
      outcome: "exported",
      file:
        wayOf(first!, bankKey) === "creditTransfer"
          ? {
              ...common,
              content_type: "application/xml",
              content: creditTransfer(transfers, payerIban!),
            }
          : {
              ...common,
              content_type: "text/csv",
              content: transferTable(transfers),
            },
    };
  });
}

export function payoutFileName(row: PayoutRow, bankKey: Buffer): string {
  const ending = wayOf(row, bankKey) === "creditTransfer" ? "xml" : "csv";
  const day = row.exported_at!.toISOString().slice(0, 10);
  return `payouts-${row.currency}-${day}-${row.export_id!.slice(-6)}.${ending}`;
}

const ibanOf = (row: PayoutRow, bankKey: Buffer): string =>
  decrypt(bankKey, row.customer_id, row as Encrypted);
const wayOf = (row: PayoutRow, bankKey: Buffer): FileFormat =>
  row.currency === "EUR" && isInSepa(ibanOf(row, bankKey)) ? "creditTransfer" : "table";

const lock = (tx: Queries, which: ReturnType<typeof and>): Promise<PayoutRow[]> =>
  tx.select().from(payouts).where(which).orderBy(asc(payouts.requested_at), asc(payouts.id)).for("update");

async function take(
  tx: Queries,
  waiting: readonly PayoutRow[],
  exportId: string,
  now: Date,
  bankKey: Buffer,
): Promise<PayoutRow[]> {
  const { creditTransfer: first = [], table = [] } = Object.groupBy(waiting, (row) => wayOf(row, bankKey));
  const rows = first.length > 0 ? first : table;
  const taken = { status: "exported", export_id: exportId, exported_at: now } as const;
  for (const { id } of rows) await tx.update(payouts).set(taken).where(eq(payouts.id, id));
  return rows.map((row) => ({ ...row, ...taken }));
}
