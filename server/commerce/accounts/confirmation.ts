import { confirmationLinkAge } from "#domain/cookies.ts";
import { writeAuditEntry, visitorActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { checkPassword, type CheckedPasswordHash, type PasswordProblem } from "./chosen-password.ts";
import { confirmAddress, setPasswordAndConfirm } from "./credentials.ts";
import { findCustomer, lockVerifiedCustomer, type CustomerRow } from "./customers.ts";
import { readToken, createSignedToken } from "./signed-tokens.ts";

type Confirming = Pick<Services, "secrets" | "clock" | "database">;

export type ConfirmResult = "confirmed" | LinkProblem;
export type LinkProblem = "invalid" | "expired" | "confirmedAlready";

export const confirmationToken = (
  services: Pick<Services, "secrets" | "clock">,
  { id, credential_version }: Pick<CustomerRow, "id" | "credential_version">,
): string =>
  createSignedToken(services, "confirm", { id, version: credential_version }, confirmationLinkAge * 1_000);

export const findAccountToConfirm = (
  services: Confirming,
  token: string,
): Promise<CustomerRow | LinkProblem> => findUnconfirmedAccount(services, "confirm", token);

export async function findUnconfirmedAccount(
  services: Confirming,
  use: "confirm" | "decline",
  token: string,
): Promise<CustomerRow | LinkProblem> {
  const read = readToken(services, use, token);
  if (read === null) return "invalid";
  const customer = await findCustomer(services.database.queries, read.id);
  if (!customer) return "invalid";
  if (customer.email_confirmed_at) return "confirmedAlready";
  if (read.version !== customer.credential_version) return "invalid";
  return read.isExpired ? "expired" : customer;
}

/** Call it after verifying the password or the browser of the sign-up. */
export const confirmAccount = (services: Confirming, account: CustomerRow): Promise<ConfirmResult> =>
  confirmAs(services, account, null);

/** Replaces the password too, which another person may have chosen. */
export async function confirmWithNewPassword(
  services: Confirming,
  account: CustomerRow,
  newPassword: string,
): Promise<ConfirmResult | PasswordProblem> {
  const { problem, hash } = await checkPassword(newPassword, account);
  return problem ?? confirmAs(services, account, await hash());
}

async function confirmAs(
  { database, clock }: Confirming,
  account: CustomerRow,
  password_hash: CheckedPasswordHash | null,
): Promise<ConfirmResult> {
  return database.transaction(async (tx) => {
    const customer = await lockVerifiedCustomer(tx, account);
    if (customer?.email_confirmed_at) return "confirmedAlready";
    if (!customer)
      return (await findCustomer(tx, account.id))?.email_confirmed_at ? "confirmedAlready" : "invalid";
    const at = clock();
    if (password_hash === null) await confirmAddress(tx, customer.id, at);
    else await setPasswordAndConfirm(tx, customer.id, password_hash, at);
    await writeAuditEntry(tx, {
      action: "customer.email_confirmed",
      at,
      actor: visitorActor,
      ownerId: customer.id,
    });
    return "confirmed";
  });
}
