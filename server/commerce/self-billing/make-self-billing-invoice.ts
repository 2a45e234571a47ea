import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import { payouts, selfBillingInvoices } from "#server/platform/database/payout-schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { drawInThread } from "#server/commerce/invoices/draw-in-thread.ts";
import { wordsIn } from "#server/commerce/markets/words.ts";
import { clearedTaxData, decryptTaxData } from "#server/commerce/payouts/tax-data.ts";
import type { Services } from "#server/commerce/services.ts";
import { selfBillingContent, selfBillingNumber } from "./self-billing-content.ts";

/**
 * Makes the invoice of a numbered payout, once. It then deletes the payout's tax data, and enqueues the mail with the
 * invoice.
 */
export async function makeSelfBillingInvoice(services: Services, payoutId: string): Promise<void> {
  const { database, documentFiles, bankKey, clock, jobs } = services;
  const [row] = await database.queries
    .select({ payout: payouts, customer: customers })
    .from(payouts)
    .innerJoin(customers, eq(customers.id, payouts.customer_id))
    .where(eq(payouts.id, payoutId));
  if (!row) return;
  const { payout, customer } = row;
  const { self_billing_number: number, self_billing_facts: facts } = payout;
  const { tax_ciphertext: ciphertext, tax_nonce: nonce, tax_key_id: key_id } = payout;
  if (number === null || !facts || !ciphertext || !nonce || !key_id) return;
  const content = selfBillingContent({
    payout,
    number,
    facts,
    supplier: decryptTaxData(bankKey, payout.customer_id, { ciphertext, nonce, key_id }),
    code: customer.tour_lead_code ?? "",
    words: await wordsIn(database.queries, customer.language_id),
  });
  const content_hash = await documentFiles.store(await drawInThread(content));
  await database.transaction(async (tx) => {
    const [row] = await tx
      .insert(selfBillingInvoices)
      .values({
        payout_id: payoutId,
        file_name: `self-billing-${selfBillingNumber(number)}.pdf`,
        content_hash,
        created_at: clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return;
    await tx.update(payouts).set(clearedTaxData).where(eq(payouts.id, payoutId));
    await jobs.enqueue(tx, "payout-paid-mail", { payoutId });
  });
}

const batchSize = 100;

/**
 * Makes missing ones, as `makeMissingCreditNotes` does credit notes.
 * @returns how many payouts lacked theirs
 */
export async function makeMissingSelfBillingInvoices(services: Services): Promise<number> {
  const lacking = await services.database.queries
    .select({ id: payouts.id })
    .from(payouts)
    .leftJoin(selfBillingInvoices, eq(selfBillingInvoices.payout_id, payouts.id))
    .where(and(isNotNull(payouts.self_billing_number), isNull(selfBillingInvoices.payout_id)))
    .orderBy(asc(payouts.self_billing_number))
    .limit(batchSize);
  await forEachIsolated(services, lacking, "a self-billing invoice could not be made", ({ id }) =>
    makeSelfBillingInvoice(services, id),
  );
  return lacking.length;
}
