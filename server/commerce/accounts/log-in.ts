import type { SecondFactorNeed } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Services } from "#server/commerce/services.ts";
import { proofTimeAfterPassword, secondFactorNeed } from "./second-factor-need.ts";
import { lockVerifiedCustomer, type CustomerRow } from "./customers.ts";
import type { Device } from "./devices.ts";
import { enqueueNewBrowserMail } from "./new-browser.ts";
import { accountHasSecondFactor } from "./session-proof.ts";
import { beginSession } from "./sessions.ts";

export type LogInResult = { token: string; secondFactor: SecondFactorNeed };

/**
 * Begins a session for a customer whose password was checked.
 * @param verified the row that the password was checked against
 * @param isNew from `isNewBrowser`: the owner is sent a mail
 * @returns null if the credentials have changed since
 */
export async function logIn(
  services: Beginning,
  verified: Pick<CustomerRow, "id" | "credential_version">,
  device: Device,
  isNew: boolean,
): Promise<LogInResult | null> {
  const { database, clock, settings } = services;
  return database.transaction(async (tx) => {
    const customer = await lockVerifiedCustomer(tx, verified);
    if (!customer) return null;
    const at = clock();
    const account = { role: customer.role, hasSecondFactor: await accountHasSecondFactor(tx, customer.id) };
    const provedAt = proofTimeAfterPassword(account, at);
    return {
      token: await beginVerifiedSession(tx, services, customer, {
        at,
        device,
        isNew,
        provedAt,
        by: "password",
      }),
      secondFactor: secondFactorNeed(settings, account, provedAt),
    };
  });
}

type Beginning = Pick<Services, "database" | "clock" | "settings" | "jobs">;
type NewSession = {
  at: Date;
  device: Device;
  isNew: boolean;
  provedAt: Date | null;
  by: "password" | "passkey";
};

/** The customer must be locked and their password or passkey verified. */
export async function beginVerifiedSession(
  tx: Queries,
  { jobs }: Pick<Services, "jobs">,
  customer: CustomerRow,
  { at, device, isNew, provedAt, by }: NewSession,
): Promise<string> {
  if (isNew) await enqueueNewBrowserMail(tx, { jobs }, customer.id, device, at);
  const entry = {
    action: "customer.logged_in",
    details: { by, ...(isNew && { is_new: true as const }) },
    origin: device,
  } as const;
  await writeAuditEntry(tx, { ...entry, at, actor: customerActor(customer), ownerId: customer.id });
  return beginSession(tx, customer.id, at, device, provedAt);
}
