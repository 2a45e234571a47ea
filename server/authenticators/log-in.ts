import type { Schemas } from "../api/reply.ts";
import { lockCustomerIfAny, type CustomerRow } from "../accounts/customers.ts";
import type { Device } from "../accounts/devices.ts";
import { beginVerifiedSession } from "../accounts/log-in.ts";
import type { Services } from "../services.ts";
import { acceptAssertion, findByCredential } from "./passkeys.ts";

type Working = Pick<Services, "database" | "clock" | "secrets" | "settings" | "jobs">;
export type PasskeyLogInResult =
  | { outcome: "loggedIn"; token: string; email: string }
  | { outcome: "notAccepted" | "inactive"; account: CustomerRow | null };

/** A passkey is proof enough for any role. */
export async function logInWithPasskey(
  services: Working,
  given: Schemas["PasskeyAssertion"],
  device: Device,
  isNew: (account: CustomerRow) => boolean,
): Promise<PasskeyLogInResult> {
  const { database, clock } = services;
  const found = await findByCredential(database.queries, given.id);
  const refused = (account: CustomerRow | null) => ({ outcome: "notAccepted" as const, account });
  if (!found) return refused(null);
  return database.transaction(async (tx): Promise<PasskeyLogInResult> => {
    const customer = await lockCustomerIfAny(tx, found.customer_id);
    const row = await findByCredential(tx, given.id);
    if (!customer || row?.customer_id !== customer.id) return refused(null);
    if (!(await acceptAssertion(tx, services, "log-in", row, given))) return refused(customer);
    if (!customer.active || !customer.email_confirmed_at) return { outcome: "inactive", account: customer };
    const at = clock();
    const token = await beginVerifiedSession(tx, services, customer, {
      at,
      device,
      isNew: isNew(customer),
      provedAt: at,
      by: "passkey",
    });
    return { outcome: "loggedIn", token, email: customer.email };
  });
}
