import { and, eq, isNull } from "drizzle-orm";
import { audit, visitor } from "../audit/audit.ts";
import * as customerSchema from "../database/customer-schema.ts";
import type { Services } from "../services.ts";
import { customerWith, findCustomer } from "./customers.ts";
import { readToken, signedToken } from "./signed-tokens.ts";

const { customers } = customerSchema;
/** Milliseconds. */
const validFor = 3 * 86_400_000;

/** What became of a link that confirms an address. */
export type Confirmed = "confirmed" | "invalid" | "expired" | "confirmedAlready";

/** What a confirmation mail's link carries. */
export const confirmationToken = (
  services: Pick<Services, "secrets" | "clock">,
  customerId: string,
): string => signedToken(services, "confirm", customerId, validFor);

/** Confirms the address that a mail's link stands for. */
export async function confirmAddress(
  services: Pick<Services, "secrets" | "clock" | "database">,
  token: string,
): Promise<Confirmed> {
  const read = readToken(services, "confirm", token);
  if (read === null) return "invalid";
  const customer = await findCustomer(services.database.queries, read.id);
  if (!customer) return "invalid";
  if (customer.email_confirmed_at) return "confirmedAlready";
  if (read.isExpired) return "expired";
  const at = services.clock();
  return services.database.transaction(async (tx) => {
    const confirmed = await tx
      .update(customers)
      .set({ email_confirmed_at: at })
      .where(and(eq(customers.id, read.id), isNull(customers.email_confirmed_at)))
      .returning({ id: customers.id });
    if (confirmed.length === 0) return "confirmedAlready";
    await audit(tx, { action: "customer.email_confirmed", at, actor: visitor, ownerId: read.id });
    return "confirmed";
  });
}

type Resending = { username: string; password: string; return_to?: "checkout" };

export type Resent =
  | { outcome: "sent" }
  | { outcome: "incorrect" }
  | { outcome: "confirmedAlready" }
  | { outcome: "tooSoon"; seconds: number };

/** Sends the confirmation mail again, to somebody who knows the password; at most one a minute. */
export async function resendConfirmation(
  { database, jobs, limits }: Pick<Services, "database" | "jobs" | "limits">,
  { return_to, ...credentials }: Resending,
): Promise<Resent> {
  const customer = await customerWith(database.queries, credentials);
  if (!customer) return { outcome: "incorrect" };
  if (customer.email_confirmed_at) return { outcome: "confirmedAlready" };
  const seconds = await limits.take(["mailByAccount", customer.id]);
  if (seconds !== null) return { outcome: "tooSoon", seconds };
  const data = { customerId: customer.id, returnTo: return_to ?? null };
  await database.transaction((tx) => jobs.enqueue(tx, "confirmation-mail", data));
  return { outcome: "sent" };
}
