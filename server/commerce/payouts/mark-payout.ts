import { eq } from "drizzle-orm";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import { bookCommission } from "#server/commerce/commissions/ledger.ts";
import { payouts } from "#server/platform/database/payout-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import type { PayoutRow } from "./payouts.ts";
import { clearedTaxData, nextInvoice } from "./tax-data.ts";

export type MarkPayoutResult =
  | { outcome: "marked"; payout: PayoutRow }
  | { outcome: "noPayout" }
  | { outcome: "ownCase" }
  | { outcome: "decided" };

export type MarkPayoutServices = Pick<Services, "database" | "clock"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

/** Marks a payout as paid or failed; a failed one is returned to the balance. Its bank account is deleted. */
export async function markPayout(
  { database, clock, jobs }: MarkPayoutServices,
  actor: Actor,
  payoutId: string,
  result: "paid" | "failed",
): Promise<MarkPayoutResult> {
  return database.transaction(async (tx): Promise<MarkPayoutResult> => {
    const [known] = await tx.select().from(payouts).where(eq(payouts.id, payoutId));
    if (!known) return { outcome: "noPayout" };
    if (isOwnCase(actor, known.customer_id)) return { outcome: "ownCase" };
    await lockCustomer(tx, known.customer_id);
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for("update");
    if (payout!.decided_at) {
      return payout!.status === result ? { outcome: "marked", payout: payout! } : { outcome: "decided" };
    }
    const now = clock();
    const isBilled = result === "paid" && payout!.tax_ciphertext !== null;
    const [marked] = await tx
      .update(payouts)
      .set({
        status: result,
        decided_at: now,
        holder: null,
        ciphertext: null,
        nonce: null,
        key_id: null,
        ...(isBilled ? await nextInvoice(tx, known.currency) : clearedTaxData),
      })
      .where(eq(payouts.id, payoutId))
      .returning();
    const { customer_id: customerId, value_minor: value } = known;
    if (result === "failed") {
      await bookCommission(tx, now, {
        customerId,
        kind: "payout_returned",
        sourceId: payoutId,
        orderId: null,
        currency: known,
        value,
        isPending: false,
      });
    }
    await writeAuditEntry(tx, {
      action: `payout.${result}`,
      at: now,
      actor,
      ownerId: customerId,
      subject: { payout: payoutId },
    });
    // The mail has the invoice attached, so creating that enqueues it.
    await jobs.enqueue(tx, isBilled ? "self-billing-invoice" : `payout-${result}-mail`, { payoutId });
    return { outcome: "marked", payout: marked! };
  });
}
