import { and, asc, eq } from "drizzle-orm";
import { isInSepa } from "#domain/iban.ts";
import type { Schemas } from "../api/reply.ts";
import { audit, type Actor } from "../audit/audit.ts";
import type { Queries } from "../database/database.ts";
import { payouts } from "../database/payout-schema.ts";
import { readShopFacts } from "../markets/shop-settings.ts";
import type { Services } from "../services.ts";
import { unseal, type Sealed } from "./bank-key.ts";
import { creditTransfer, transferTable } from "./bank-file.ts";
import type { PayoutRow } from "./payouts.ts";

export type Exported =
  | { outcome: "exported"; file: Schemas["PayoutExport"] }
  | { outcome: "nothing" }
  /** The shop's folder does not say from which account it pays. */
  | { outcome: "noAccount" };

/** How a payout reaches its account; each way has a file of its own. */
type Way = "creditTransfer" | "table";

/**
 * A file for the bank with the payouts of a currency that wait. Euros go as SEPA credit transfers; those for accounts that SEPA does not
 * reach wait for the next file, which is a table. The id comes from whoever asks: an answer that is lost on its way
 * is asked for again, and nothing is paid twice.
 */
export async function exportPayouts(
  { database, clock, bankKey }: Pick<Services, "database" | "clock" | "bankKey">,
  actor: Actor,
  { exportId, currency }: { exportId: string; currency: string },
): Promise<Exported> {
  return database.transaction(async (tx): Promise<Exported> => {
    const { name, payout_iban: payerIban } = await readShopFacts(tx);
    if (currency === "EUR" && !payerIban) return { outcome: "noAccount" };
    const now = clock();
    const again = await lock(tx, and(eq(payouts.export_id, exportId), eq(payouts.currency, currency)));
    const ibanOf = (row: PayoutRow): string => unseal(bankKey, row.customer_id, row as Sealed);
    const wayOf = (row: PayoutRow): Way =>
      currency === "EUR" && isInSepa(ibanOf(row)) ? "creditTransfer" : "table";
    const rows = again.length > 0 ? again : await take(tx, exportId, currency, now, wayOf);
    if (rows.length === 0 || rows.some(({ decided_at }) => decided_at)) return { outcome: "nothing" };
    await audit(tx, {
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
        iban: ibanOf(row),
        value: row.value_minor,
      })),
    };
    const day = first!.exported_at!.toISOString().slice(0, 10);
    const stem = `payouts-${currency}-${day}-${exportId.slice(-6)}`;
    const common = { export_id: exportId, count: rows.length };
    return {
      outcome: "exported",
      file:
        wayOf(first!) === "creditTransfer"
          ? {
              ...common,
              file_name: `${stem}.xml`,
              content_type: "application/xml",
              content: creditTransfer(transfers, payerIban!),
            }
          : {
              ...common,
              file_name: `${stem}.csv`,
              content_type: "text/csv",
              content: transferTable(transfers),
            },
    };
  });
}

const lock = (tx: Queries, which: ReturnType<typeof and>): Promise<PayoutRow[]> =>
  tx.select().from(payouts).where(which).orderBy(asc(payouts.requested_at), asc(payouts.id)).for("update");

async function take(
  tx: Queries,
  exportId: string,
  currency: string,
  now: Date,
  wayOf: (row: PayoutRow) => Way,
): Promise<PayoutRow[]> {
  const waiting = await lock(tx, and(eq(payouts.status, "requested"), eq(payouts.currency, currency)));
  const { creditTransfer: first = [], table = [] } = Object.groupBy(waiting, wayOf);
  const rows = first.length > 0 ? first : table;
  const taken = { status: "exported", export_id: exportId, exported_at: now } as const;
  for (const { id } of rows) await tx.update(payouts).set(taken).where(eq(payouts.id, id));
  return rows.map((row) => ({ ...row, ...taken }));
}
