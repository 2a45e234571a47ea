import type { Schemas } from "#server/http/reply.ts";
import { lockCustomerIfAny, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import type { Device } from "#server/commerce/accounts/devices.ts";
import { beginVerifiedSession } from "#server/commerce/accounts/log-in.ts";
import type { Services } from "#server/commerce/services.ts";
import { acceptAssertion, findByCredential } from "./passkeys.ts";

type RequiredServices = Pick<Services, "database" | "clock" | "secrets" | "settings" | "jobs">;
export type PasskeyLogInResult =
  | { outcome: "loggedIn"; token: string; email: string }
  | { outcome: "notAccepted" | "inactive"; account: CustomerRow | null };

/** A passkey is proof enough for any role. */
export async function logInWithPasskey(
  services: RequiredServices,
  assertion: Schemas["PasskeyAssertion"],
  device: Device,
  isNew: (account: CustomerRow) => boolean,
): Promise<PasskeyLogInResult> {
  const { database, clock } = services;
  const passkey = await findByCredential(database.queries, assertion.id);
  const refused = (account: CustomerRow | null) => ({ outcome: "notAccepted" as const, account });
  if (!passkey) return refused(null);
  return database.transaction(async (tx): Promise<PasskeyLogInResult> => {
    const customer = await lockCustomerIfAny(tx, passkey.customer_id);
    const row = await findByCredential(tx, assertion.id);
    if (!customer || row?.customer_id !== customer.id) return refused(null);
    if (!(await acceptAssertion(tx, services, "log-in", row, assertion))) return refused(customer);
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
