import { eq } from "drizzle-orm";
import { normalizeIban } from "#domain/iban.ts";
import { findCustomer, lockVerifiedCustomer } from "#server/commerce/accounts/customers.ts";
import { verifyPassword } from "#server/commerce/accounts/passwords.ts";
import { hasCommissions } from "#server/commerce/accounts/tour-leads.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { bankAccounts } from "#server/platform/database/payout-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { encrypt } from "#server/platform/encryption.ts";

type BankAccount = Schemas["BankAccount"];
export type SaveBankAccountResult =
  | { outcome: "kept"; account: BankAccount; isVerified: boolean }
  | { outcome: "notALead" }
  | { outcome: "passwordNeeded" }
  | { outcome: "incorrect" };

export async function findBankAccount(queries: Queries, customerId: string): Promise<BankAccount | null> {
  const [row] = await queries.select().from(bankAccounts).where(eq(bankAccounts.customer_id, customerId));
  return row ? { holder: row.holder, country: row.country, iban_end: row.iban_end } : null;
}

/** Stores the first account; replacing it needs the password and notifies the customer. The IBAN has been validated. */
export async function saveBankAccount(
  { database, clock, jobs, bankKey }: Pick<Services, "database" | "clock" | "jobs" | "bankKey">,
  person: Person,
  { holder, iban: typed, password }: Schemas["BankAccountChange"],
): Promise<SaveBankAccountResult> {
  const { id } = person;
  const before = await findCustomer(database.queries, id);
  const isRight =
    before !== null &&
    password !== undefined &&
    (await verifyPassword(password, before.password_hash, before.email_key));
  return database.transaction(async (tx): Promise<SaveBankAccountResult> => {
    const isVerified = before !== null && (await lockVerifiedCustomer(tx, before)) !== null && isRight;
    if (!(await hasCommissions(tx, id))) return { outcome: "notALead" };
    const isChange = (await findBankAccount(tx, id)) !== null;
    if (isChange && password === undefined) return { outcome: "passwordNeeded" };
    if (isChange && !isVerified) return { outcome: "incorrect" };
    const at = clock();
    const iban = normalizeIban(typed);
    const account = { holder: holder.trim(), country: iban.slice(0, 2), iban_end: iban.slice(-4) };
    const row = { ...account, ...encrypt(bankKey, id, iban), updated_at: at };
    await tx
      .insert(bankAccounts)
      .values({ customer_id: id, ...row })
      .onConflictDoUpdate({ target: bankAccounts.customer_id, set: row });
    const action = isChange ? "bank_account.changed" : "bank_account.kept";
    await writeAuditEntry(tx, { action, at, actor: customerActor(person), ownerId: id });
    if (isChange) await jobs.enqueue(tx, "bank-account-changed-mail", { customerId: id });
    return { outcome: "kept", account, isVerified };
  });
}

/** Pending payouts keep the account that they were requested for. */
export const deleteBankAccount = async (tx: Queries, customerId: string): Promise<void> => {
  await tx.delete(bankAccounts).where(eq(bankAccounts.customer_id, customerId));
};
