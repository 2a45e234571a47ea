import { eq } from "drizzle-orm";
import { audit, visitor } from "../audit/audit.ts";
import { customers, firstPasswords } from "../database/customer-schema.ts";
import type { Services } from "../services.ts";
import { findUnconfirmed, type LinkOver } from "./confirmation.ts";
import { unconfirmedFor } from "./clear-unconfirmed.ts";
import { isUnconfirmedSignUp } from "./credentials.ts";
import { findCustomer, lockVerified, type CustomerRow } from "./customers.ts";
import { readToken, signedToken } from "./signed-tokens.ts";

/** The token in the link that deletes an unconfirmed account. */
export const declineToken = (
  services: Pick<Services, "secrets" | "clock">,
  { id, credential_version }: Pick<CustomerRow, "id" | "credential_version">,
): string => signedToken(services, "decline", { id, version: credential_version }, unconfirmedFor);

/** Deletes an account whose address is not confirmed. Following the link again is harmless. */
export async function declineSignUp(
  services: Pick<Services, "secrets" | "clock" | "database" | "jobs">,
  token: string,
): Promise<"declined" | LinkOver> {
  const { database, jobs, clock } = services;
  const read = readToken(services, "decline", token);
  if (read !== null && !(await findCustomer(database.queries, read.id))) return "declined";
  const account = await findUnconfirmed(services, "decline", token);
  if (typeof account === "string") return account;
  return database.transaction(async (tx) => {
    const customer = await lockVerified(tx, account);
    if (customer?.email_confirmed_at) return "confirmedAlready";
    if (!customer || !isUnconfirmedSignUp(customer)) return "invalid";
    const { id } = customer;
    await tx.delete(firstPasswords).where(eq(firstPasswords.customer_id, id));
    await tx.delete(customers).where(eq(customers.id, id));
    await jobs.forget(tx, id);
    await audit(tx, { action: "customer.sign_up_declined", at: clock(), actor: visitor, ownerId: id });
    return "declined";
  });
}
