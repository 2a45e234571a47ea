import type { Services } from "#server/commerce/services.ts";
import { findCustomerByCredentials, type CustomerRow } from "./customers.ts";
import type { Device } from "./devices.ts";

type Resending = { username: string; password: string; return_to?: "checkout" };

export type ResendConfirmationResult =
  | { outcome: "sent"; customer: CustomerRow }
  | { outcome: "incorrect" }
  | { outcome: "confirmedAlready" }
  | { outcome: "tooSoon"; seconds: number };

/** Verifies the password first; at most one mail a minute. */
export async function resendConfirmation(
  { database, jobs, limits, clock }: Pick<Services, "database" | "jobs" | "limits" | "clock">,
  { return_to, ...credentials }: Resending,
  device: Device,
  onFailure?: Parameters<typeof findCustomerByCredentials>[2],
): Promise<ResendConfirmationResult> {
  const customer = await findCustomerByCredentials(database.queries, credentials, onFailure);
  if (!customer) return { outcome: "incorrect" };
  if (customer.email_confirmed_at) return { outcome: "confirmedAlready" };
  const seconds = await limits.take(["mailByAccount", customer.id]);
  if (seconds !== null) return { outcome: "tooSoon", seconds };
  const data = {
    customerId: customer.id,
    returnTo: return_to ?? null,
    credentialVersion: customer.credential_version,
    request: { at: clock().toISOString(), ...device },
  };
  await database.transaction((tx) => jobs.enqueue(tx, "confirmation-mail", data));
  return { outcome: "sent", customer };
}
