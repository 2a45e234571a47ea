import { eq, sql } from "drizzle-orm";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { hasCommissions } from "#server/commerce/accounts/tour-leads.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import {
  selfBillingSeries,
  taxData,
  type SelfBillingFacts,
} from "#server/platform/database/payout-schema.ts";
import { findAllMarkets } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { encrypt, decrypt, type Encrypted } from "#server/platform/encryption.ts";

export type TaxData = Schemas["TaxData"];

/** Binds the encryption to its purpose, so that an IBAN stored in place of tax data is rejected. */
const ownerOf = (customerId: string): string => `tax data of ${customerId}`;

export const decryptTaxData = (key: Buffer, customerId: string, sealed: Encrypted): TaxData =>
  JSON.parse(decrypt(key, ownerOf(customerId), sealed)) as TaxData;

/** Null: the tour lead did not agree to self-billing. */
export async function findTaxData(
  { database: { queries }, bankKey }: Pick<Services, "database" | "bankKey">,
  customerId: string,
): Promise<TaxData | null> {
  const [row] = await queries.select().from(taxData).where(eq(taxData.customer_id, customerId));
  return row ? decryptTaxData(bankKey, customerId, row) : null;
}

/** Tax data means agreement to self-billing; null ends it. */
export async function saveTaxData(
  { database, clock, bankKey }: Pick<Services, "database" | "clock" | "bankKey">,
  person: Person,
  data: TaxData | null,
): Promise<"kept" | "notALead"> {
  const { id } = person;
  return database.transaction(async (tx) => {
    await lockCustomer(tx, id);
    if (!(await hasCommissions(tx, id))) return "notALead";
    const at = clock();
    if (data) {
      const row = { ...encrypt(bankKey, ownerOf(id), JSON.stringify(data)), agreed_at: at };
      await tx
        .insert(taxData)
        .values({ customer_id: id, ...row })
        .onConflictDoUpdate({ target: taxData.customer_id, set: row });
    } else await deleteTaxData(tx, id);
    const action = data ? "self_billing.agreed" : "self_billing.ended";
    await writeAuditEntry(tx, { action, at, actor: customerActor(person), ownerId: id });
    return "kept";
  });
}

/** Payouts keep their tax data until their invoice is made. */
export const deleteTaxData = async (tx: Queries, customerId: string): Promise<void> => {
  await tx.delete(taxData).where(eq(taxData.customer_id, customerId));
};

export const clearedTaxData = { tax_ciphertext: null, tax_nonce: null, tax_key_id: null };

/**
 * The next number of the shop's series and the party billed: the seller of the first market with this currency, in
 * whose time zone the books are.
 */
export async function nextInvoice(
  tx: Queries,
  currency: string,
): Promise<{ self_billing_number: number; self_billing_facts: SelfBillingFacts }> {
  const markets = await findAllMarkets(tx);
  const market = markets.find((candidate) => candidate.currency === currency) ?? markets[0]!;
  const { seller, time_zone, vat_basis_points, tax_kind } = market;
  const [series] = await tx
    .insert(selfBillingSeries)
    .values({ only_one: true, last_number: 1 })
    .onConflictDoUpdate({
      target: selfBillingSeries.only_one,
      set: { last_number: sql`${selfBillingSeries.last_number} + 1` },
    })
    .returning({ number: selfBillingSeries.last_number });
  return {
    self_billing_number: series!.number,
    self_billing_facts: { seller, time_zone, vat_basis_points, tax_kind },
  };
}
