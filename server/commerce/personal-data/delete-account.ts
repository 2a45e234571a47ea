import { hasOtherAdministrator } from "#server/commerce/accounts/administrators.ts";
import { findCustomer, lockVerifiedCustomer } from "#server/commerce/accounts/customers.ts";
import type { CurrentCustomer, Schemas } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import { verifyPassword } from "#server/commerce/accounts/passwords.ts";
import type { Services } from "#server/commerce/services.ts";
import { commissionDebts } from "./commission-debts.ts";
import { eraseCustomer } from "./erase-customer.ts";
import { findStillOpen, type StillOpen } from "./still-open.ts";

export type DeleteAccountResult =
  | { outcome: "deleted" }
  | { outcome: "gone" }
  | { outcome: "incorrect" }
  | { outcome: "lastAdministrator" }
  | { outcome: "stillOpen"; open: StillOpen[] }
  | { outcome: "inDebt"; debts: Schemas["AmountByCurrency"] };

/**
 * Deletes everything that the law does not require the shop to keep. Paid orders stay with their invoices and
 * addresses, attached to an anonymous row.
 */
export async function deleteAccount(
  { database, clock, jobs, uploads }: Pick<Services, "database" | "clock" | "jobs" | "uploads">,
  person: CurrentCustomer,
  password: string,
): Promise<DeleteAccountResult> {
  const { id: customerId } = person;
  const before = await findCustomer(database.queries, customerId);
  if (!before) return { outcome: "gone" };
  if (!(await verifyPassword(password, before.password_hash, before.email_key)))
    return { outcome: "incorrect" };
  let photos: string[] = [];
  const deletion = await database.transaction(async (tx): Promise<DeleteAccountResult> => {
    if (before.role === "administrator" && !(await hasOtherAdministrator(tx, customerId)))
      return { outcome: "lastAdministrator" };
    const customer = await lockVerifiedCustomer(tx, before);
    if (!customer) return { outcome: (await findCustomer(tx, customerId)) ? "incorrect" : "gone" };
    const open = await findStillOpen(tx, customerId);
    if (open.length > 0) return { outcome: "stillOpen", open };
    const debts = await commissionDebts(tx, customerId);
    if (debts) return { outcome: "inDebt", debts };
    photos = await eraseCustomer(tx, jobs, customer, customerActor(person), clock());
    return { outcome: "deleted" };
  });
  if (deletion.outcome === "deleted") await Promise.all(photos.map((id) => uploads.remove(id)));
  return deletion;
}
