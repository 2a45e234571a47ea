import type { Schemas } from "../api/reply.ts";
import { lockCustomerIfAny } from "../accounts/customers.ts";
import type { Device } from "../accounts/devices.ts";
import { beginVerifiedSession } from "../accounts/sessions.ts";
import type { Services } from "../services.ts";
import { acceptAssertion, findByCredential } from "./passkeys.ts";

type Working = Pick<Services, "database" | "clock" | "secrets" | "settings">;
export type PasskeyLogIn =
  | { outcome: "loggedIn"; token: string; email: string }
  | { outcome: "notAccepted" | "inactive" };

/** Begins a session for the owner of a passkey. It has proved enough for any role. */
export async function logInWithPasskey(
  services: Working,
  given: Schemas["PasskeyAssertion"],
  device: Device,
): Promise<PasskeyLogIn> {
  const { database, clock } = services;
  const found = await findByCredential(database.queries, given.id);
  if (!found) return { outcome: "notAccepted" };
  return database.transaction(async (tx): Promise<PasskeyLogIn> => {
    const customer = await lockCustomerIfAny(tx, found.customer_id);
    const row = await findByCredential(tx, given.id);
    if (!customer || row?.customer_id !== customer.id) return { outcome: "notAccepted" };
    if (!(await acceptAssertion(tx, services, "log-in", row, given))) return { outcome: "notAccepted" };
    if (!customer.active || !customer.email_confirmed_at) return { outcome: "inactive" };
    const at = clock();
    const token = await beginVerifiedSession(tx, customer, { at, device, provedAt: at, by: "passkey" });
    return { outcome: "loggedIn", token, email: customer.email };
  });
}
