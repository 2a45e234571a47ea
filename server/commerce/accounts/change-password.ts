import type { CurrentCustomer, Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { checkPassword, type PasswordProblem } from "./chosen-password.ts";
import { replacePassword } from "./credentials.ts";
import { findCustomer, lockVerifiedCustomer } from "./customers.ts";
import { verifyPassword } from "./passwords.ts";
import { endOtherSessions, renewSession } from "./sessions.ts";

export async function changePassword(
  { database, clock, jobs }: Pick<Services, "database" | "clock" | "jobs">,
  customer: CurrentCustomer,
  { current_password, new_password }: Schemas["PasswordChange"],
): Promise<"changed" | "incorrect" | PasswordProblem> {
  const { id, tokenHash } = customer;
  const { queries, transaction } = database;
  const before = await findCustomer(queries, id);
  if (!before) return "incorrect";
  if (!(await verifyPassword(current_password, before.password_hash, before.email_key))) return "incorrect";
  const { problem, hash } = await checkPassword(new_password, before);
  if (problem) return problem;
  const password_hash = await hash();
  return transaction(async (tx) => {
    if (!(await lockVerifiedCustomer(tx, before))) return "incorrect";
    const at = clock();
    const { credential_version } = await replacePassword(tx, id, password_hash, at);
    await endOtherSessions(tx, id, tokenHash);
    await renewSession(tx, tokenHash, credential_version);
    await writeAuditEntry(tx, {
      action: "customer.password_changed",
      at,
      actor: customerActor(customer),
      ownerId: id,
    });
    await jobs.enqueue(tx, "password-changed-mail", { customerId: id });
    return "changed";
  });
}
