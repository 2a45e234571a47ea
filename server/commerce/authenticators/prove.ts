import type { CurrentCustomer, Schemas } from "#server/http/reply.ts";
import { proofExpiresAt } from "#server/http/fresh-proof.ts";
import { customerActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import { findCustomer, lockVerifiedCustomer, type CustomerRow } from "#server/commerce/accounts/customers.ts";
import { verifyPassword } from "#server/commerce/accounts/passwords.ts";
import { proveSession } from "#server/commerce/accounts/session-proof.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Services } from "#server/commerce/services.ts";
import { SessionEnded } from "./session-ended.ts";
import { acceptAppCode, findAuthenticatorApp } from "./authenticator-app.ts";
import { acceptAssertion, findByCredential, findPasskeys } from "./passkeys.ts";
import { acceptRecoveryCode, countRecoveryCodes } from "./recovery-codes.ts";
import { mailChange } from "./change-mail.ts";

type RequiredServices = Pick<Services, "database" | "clock" | "secrets" | "settings" | "bankKey" | "jobs">;
type Method = Schemas["ProofMethod"];
type Proof = Schemas["Proof"];

export type ProveResult =
  | { outcome: "proved"; token: string }
  | { outcome: "incorrectCode" | "incorrectPassword" | "passkeyNotAccepted" | "methodNotEnough" }
  | { outcome: "ended" };

/** The proofs that this account may give; an administrator with a second factor has to use that. */
export async function findMethods(
  queries: Queries,
  person: Pick<CurrentCustomer, "id" | "role">,
): Promise<Method[]> {
  const { id, role } = person;
  const hasPasskeys = (await findPasskeys(queries, id)).length > 0;
  if (role !== "administrator") return hasPasskeys ? ["passkey", "password"] : ["password"];
  const hasApp = (await findAuthenticatorApp(queries, id)) !== null;
  if (!hasPasskeys && !hasApp) return ["password"];
  const hasCodes = (await countRecoveryCodes(queries, id)) > 0;
  const has = { passkey: hasPasskeys, app: hasApp, recovery_code: hasCodes };
  return (["passkey", "app", "recovery_code"] as const).filter((method) => has[method]);
}

export async function readSecondFactor(
  { database, clock }: Pick<Services, "database" | "clock">,
  customer: CurrentCustomer,
): Promise<Schemas["SecondFactor"]> {
  const methods = await findMethods(database.queries, customer);
  return {
    need: customer.secondFactor,
    methods: customer.secondFactor === "enrol" ? [] : methods,
    proved_until: proofExpiresAt(customer.provedAt, clock())?.toISOString() ?? null,
  };
}

export async function proveSecondFactor(
  services: RequiredServices,
  customer: CurrentCustomer,
  token: string,
  proof: Proof,
): Promise<ProveResult> {
  const { database, clock } = services;
  const before = await findCustomer(database.queries, customer.id);
  if (!before) return { outcome: "ended" };
  const isRightPassword =
    proof.method === "password" &&
    (await verifyPassword(proof.password, before.password_hash, before.email_key));
  return database
    .transaction(async (tx): Promise<ProveResult> => {
      const account = await lockVerifiedCustomer(tx, before);
      if (!account) return { outcome: "ended" };
      const methods = await findMethods(tx, account);
      if (customer.secondFactor === "enrol" || !methods.includes(proof.method))
        return { outcome: "methodNotEnough" };
      const refused =
        proof.method === "password"
          ? isRightPassword
            ? null
            : "incorrectPassword"
          : await refusalOf(tx, services, customer, account, proof);
      if (refused !== null) return { outcome: refused };
      const at = clock();
      const proved = await proveSession(tx, customer, token, at);
      if (proved === null) throw new SessionEnded();
      const details = { by: proof.method };
      await writeAuditEntry(tx, {
        action: "customer.proved",
        at,
        actor: customerActor(account),
        ownerId: account.id,
        details,
      });
      if (proof.method === "recovery_code") await mailChange(tx, services, account.id, "recovery_code_used");
      return { outcome: "proved", token: proved };
    })
    .catch((error: unknown) => {
      if (error instanceof SessionEnded) return { outcome: "ended" };
      throw error;
    });
}

async function refusalOf(
  tx: Queries,
  services: RequiredServices,
  { tokenHash }: CurrentCustomer,
  account: CustomerRow,
  proof: Exclude<Proof, { method: "password" }>,
): Promise<"incorrectCode" | "passkeyNotAccepted" | null> {
  switch (proof.method) {
    case "app":
      return (await acceptAppCode(tx, services, account.id, proof.code)) ? null : "incorrectCode";
    case "recovery_code":
      return (await acceptRecoveryCode(tx, account.id, proof.code, services.clock()))
        ? null
        : "incorrectCode";
    case "passkey": {
      const row = await findByCredential(tx, proof.passkey.id);
      const isAccepted =
        row?.customer_id === account.id &&
        (await acceptAssertion(tx, services, `proof ${tokenHash}`, row, proof.passkey));
      return isAccepted ? null : "passkeyNotAccepted";
    }
  }
}
