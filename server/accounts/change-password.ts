import { eq } from "drizzle-orm";
import { isStrongEnough } from "#domain/password.ts";
import type { CurrentCustomer, Schemas } from "../api/reply.ts";
import { actorOf, audit } from "../audit/audit.ts";
import { customers } from "../database/customer-schema.ts";
import type { Services } from "../services.ts";
import { findCustomer, lockCustomer } from "./customers.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { endOtherSessions } from "./sessions.ts";

/** Whoever knew the old password is out: every session ends but the one that asks. */
export async function changePassword(
  { database, clock, jobs }: Pick<Services, "database" | "clock" | "jobs">,
  customer: CurrentCustomer,
  { current_password, new_password }: Schemas["PasswordChange"],
): Promise<"changed" | "incorrect" | "weak"> {
  const { id, tokenHash } = customer;
  const { queries, transaction } = database;
  const before = (await findCustomer(queries, id))?.password_hash ?? null;
  if (!(await isPassword(current_password, before))) return "incorrect";
  if (!isStrongEnough(new_password)) return "weak";
  const password_hash = await hashPassword(new_password);
  return transaction(async (tx) => {
    await lockCustomer(tx, id);
    // Passwords are reckoned outside of the transaction: by now another change may have won.
    if ((await findCustomer(tx, id))?.password_hash !== before) return "incorrect";
    const at = clock();
    await tx.update(customers).set({ password_hash, updated_at: at }).where(eq(customers.id, id));
    await endOtherSessions(tx, id, tokenHash);
    await audit(tx, { action: "customer.password_changed", at, actor: actorOf(customer), ownerId: id });
    await jobs.enqueue(tx, "password-changed-mail", { customerId: id });
    return "changed";
  });
}
