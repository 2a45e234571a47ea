import type { CurrentCustomer, Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type AuditEntry } from "#server/commerce/audit/audit.ts";
import { lockCustomerIfAny, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import {
  accountHasSecondFactor,
  limitOtherSessions,
  proveSession,
} from "#server/commerce/accounts/session-proof.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Services } from "#server/commerce/services.ts";
import { readSetupSecret, setupAge, timeStep, storeAuthenticatorApp } from "./authenticator-app.ts";
import { SessionEnded } from "./session-ended.ts";
import { spendTokenOnce, spendChallenge } from "./challenges.ts";
import { mailChange, type SignInChange } from "./change-mail.ts";
import { findPasskeys, insertPasskey, maximumPasskeys, readRegistration } from "./passkeys.ts";
import { countRecoveryCodes, newRecoveryCodes } from "./recovery-codes.ts";

type RequiredServices = Pick<Services, "database" | "clock" | "secrets" | "settings" | "bankKey" | "jobs">;
type Session = { customer: CurrentCustomer; token: string };
export type EnrolmentResult<Refused extends string> =
  | { outcome: "enrolled"; enrolled: Schemas["Enrolled"] }
  | { outcome: Refused | "ended" };

export async function addPasskey(
  services: RequiredServices,
  session: Session,
  registration: Schemas["PasskeyRegistration"],
  name: string,
): Promise<EnrolmentResult<"notAccepted" | "tooMany">> {
  const use = `registration ${session.customer.tokenHash}` as const;
  const read = await readRegistration(services, use, registration);
  if (!read) return { outcome: "notAccepted" };
  return enrol(services, session, "passkey_added", async (tx, { id }, now) => {
    if (!(await spendChallenge(tx, read.challenge, now))) return "notAccepted";
    if ((await findPasskeys(tx, id)).length >= maximumPasskeys) return "tooMany";
    return (await insertPasskey(tx, id, { ...read.made, name }, now)) ? null : "notAccepted";
  });
}

export async function confirmAuthenticatorApp(
  services: RequiredServices,
  session: Session,
  { setup_token, code }: Schemas["AuthenticatorAppConfirmation"],
): Promise<EnrolmentResult<"incorrectCode" | "setupExpired">> {
  const secret = readSetupSecret(services, session.customer.tokenHash, setup_token);
  if (secret === null) return { outcome: "setupExpired" };
  return enrol(services, session, "app_added", async (tx, { id }, now) => {
    const step = timeStep(secret, code, now);
    if (step === null) return "incorrectCode";
    if (!(await spendTokenOnce(tx, setup_token, now, setupAge))) return "setupExpired";
    await storeAuthenticatorApp(tx, services, id, { secret, step, now });
    return null;
  });
}

/**
 * Stores a new authenticator. An administrator's first one becomes the second factor: it comes with recovery codes,
 * and the account's other sessions have to prove it.
 */
async function enrol<Refused extends string>(
  services: RequiredServices,
  { customer, token }: Session,
  change: SignInChange & ("passkey_added" | "app_added"),
  store: (tx: Queries, account: CustomerRow, now: Date) => Promise<Refused | null>,
): Promise<EnrolmentResult<Refused>> {
  return services.database
    .transaction(async (tx): Promise<EnrolmentResult<Refused>> => {
      const account = await lockCustomerIfAny(tx, customer.id);
      if (!account) return { outcome: "ended" };
      const isFirst = !(await accountHasSecondFactor(tx, account.id));
      // Another session may have enrolled meanwhile.
      const { secondFactor } = customer;
      if ((secondFactor === "enrol" || secondFactor === "offered") && !isFirst) return { outcome: "ended" };
      const at = services.clock();
      const refused = await store(tx, account, at);
      if (refused !== null) return { outcome: refused };
      const proved = await proveSession(tx, customer, token, at);
      if (proved === null) throw new SessionEnded();
      const isAdministrator = account.role === "administrator";
      const needsCodes = isAdministrator && (await countRecoveryCodes(tx, account.id)) === 0;
      if (isAdministrator && isFirst) await limitOtherSessions(tx, account.id, proved);
      const action = change === "passkey_added" ? "passkey.added" : "authenticator_app.added";
      await writeAuditEntry(tx, {
        action,
        at,
        actor: customerActor(account),
        ownerId: account.id,
      } satisfies AuditEntry);
      await mailChange(tx, services, account.id, change);
      const recovery_codes = needsCodes ? await newRecoveryCodes(tx, account.id, at) : null;
      return { outcome: "enrolled", enrolled: { access_token: proved, recovery_codes } };
    })
    .catch((error: unknown) => {
      if (error instanceof SessionEnded) return { outcome: "ended" };
      throw error;
    });
}
