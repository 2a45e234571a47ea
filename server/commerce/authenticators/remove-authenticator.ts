import type { CurrentCustomer } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type AuditEntry } from "#server/commerce/audit/audit.ts";
import { lockCustomerIfAny, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import { accountHasSecondFactor } from "#server/commerce/accounts/session-proof.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Services } from "#server/commerce/services.ts";
import { deleteAuthenticatorApp } from "./authenticator-app.ts";
import { mailChange, type SignInChange } from "./change-mail.ts";
import { deletePasskey } from "./passkeys.ts";
import { deleteRecoveryCodes, newRecoveryCodes } from "./recovery-codes.ts";

type RequiredServices = Pick<Services, "database" | "clock" | "settings" | "jobs">;
export type RemoveResult = "removed" | "notThere" | "last";

export const removePasskey = (
  services: RequiredServices,
  customer: CurrentCustomer,
  id: string,
): Promise<RemoveResult> =>
  remove(services, customer, "passkey_removed", (tx) => deletePasskey(tx, customer.id, id));

export const removeAuthenticatorApp = (
  services: RequiredServices,
  customer: CurrentCustomer,
): Promise<RemoveResult> =>
  remove(services, customer, "app_removed", (tx) => deleteAuthenticatorApp(tx, customer.id));

/** An administrator's last second factor can't be removed if the shop requires one. */
async function remove(
  services: RequiredServices,
  customer: CurrentCustomer,
  change: SignInChange & ("passkey_removed" | "app_removed"),
  take: (tx: Queries) => Promise<boolean>,
): Promise<RemoveResult> {
  return services.database
    .transaction(async (tx): Promise<RemoveResult> => {
      const account = await lockCustomerIfAny(tx, customer.id);
      if (!account || !(await take(tx))) return "notThere";
      if (account.role === "administrator" && !(await accountHasSecondFactor(tx, account.id))) {
        if (services.settings.secondFactor === "required") throw new Last();
        await deleteRecoveryCodes(tx, account.id);
      }
      const action = change === "passkey_removed" ? "passkey.removed" : "authenticator_app.removed";
      await notify(tx, services, account, action, change);
      return "removed";
    })
    .catch((error: unknown) => {
      if (error instanceof Last) return "last";
      throw error;
    });
}

/** Replaces the recovery codes; null if there is no second factor that they would back up. */
export async function replaceRecoveryCodes(
  services: RequiredServices,
  customer: CurrentCustomer,
): Promise<string[] | null> {
  return services.database.transaction(async (tx) => {
    const account = await lockCustomerIfAny(tx, customer.id);
    if (!account || !(await accountHasSecondFactor(tx, account.id))) return null;
    const codes = await newRecoveryCodes(tx, account.id, services.clock());
    await notify(tx, services, account, "recovery_codes.replaced", "recovery_codes_replaced");
    return codes;
  });
}

async function notify(
  tx: Queries,
  services: Pick<Services, "clock" | "jobs">,
  account: CustomerRow,
  action: AuditEntry["action"] &
    ("passkey.removed" | "authenticator_app.removed" | "recovery_codes.replaced"),
  change: SignInChange,
): Promise<void> {
  await writeAuditEntry(tx, {
    action,
    at: services.clock(),
    actor: customerActor(account),
    ownerId: account.id,
  });
  await mailChange(tx, services, account.id, change);
}

class Last extends Error {}
