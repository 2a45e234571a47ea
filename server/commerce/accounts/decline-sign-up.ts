import { eq } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { writeAuditEntry, visitorActor } from "#server/commerce/audit/audit.ts";
import { customers, firstPasswords } from "#server/platform/database/customer-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { findUnconfirmedAccount, type LinkProblem } from "./confirmation.ts";
import { isUnconfirmedSignUp } from "./credentials.ts";
import { findCustomer, lockVerifiedCustomer, type CustomerRow } from "./customers.ts";
import { readToken, createSignedToken } from "./signed-tokens.ts";

export const declineToken = (
  services: Pick<Services, "secrets" | "clock">,
  { id, credential_version }: Pick<CustomerRow, "id" | "credential_version">,
): string =>
  createSignedToken(services, "decline", { id, version: credential_version }, retention.unconfirmedAccount);

/** Deletes an unconfirmed account; idempotent. */
export async function declineSignUp(
  services: Pick<Services, "secrets" | "clock" | "database" | "jobs">,
  token: string,
): Promise<"declined" | LinkProblem> {
  const { database, jobs, clock } = services;
  const read = readToken(services, "decline", token);
  if (read !== null && !(await findCustomer(database.queries, read.id))) return "declined";
  const account = await findUnconfirmedAccount(services, "decline", token);
  if (typeof account === "string") return account;
  return database.transaction(async (tx) => {
    const customer = await lockVerifiedCustomer(tx, account);
    if (customer?.email_confirmed_at) return "confirmedAlready";
    if (!customer || !isUnconfirmedSignUp(customer)) return "invalid";
    const { id } = customer;
    await tx.delete(firstPasswords).where(eq(firstPasswords.customer_id, id));
    await tx.delete(customers).where(eq(customers.id, id));
    await jobs.forget(tx, id);
    await writeAuditEntry(tx, {
      action: "customer.sign_up_declined",
      at: clock(),
      actor: visitorActor,
      ownerId: id,
    });
    return "declined";
  });
}
