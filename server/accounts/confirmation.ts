import { confirmationLinkAge } from "#domain/cookies.ts";
import { audit, visitor } from "../audit/audit.ts";
import type { Services } from "../services.ts";
import { checkPassword, type ChosenHash, type PasswordProblem } from "./chosen-password.ts";
import { confirmAddress, setPasswordAndConfirm } from "./credentials.ts";
import { findCustomer, lockVerified, type CustomerRow } from "./customers.ts";
import { readToken, signedToken } from "./signed-tokens.ts";

type Confirming = Pick<Services, "secrets" | "clock" | "database">;

/** The outcome of following a link that confirms an address. */
export type Confirmed = "confirmed" | LinkOver;
export type LinkOver = "invalid" | "expired" | "confirmedAlready";

/** The token in a confirmation mail's link. */
export const confirmationToken = (
  services: Pick<Services, "secrets" | "clock">,
  { id, credential_version }: Pick<CustomerRow, "id" | "credential_version">,
): string =>
  signedToken(services, "confirm", { id, version: credential_version }, confirmationLinkAge * 1_000);

/** The account whose address a link confirms, or why it confirms none. */
export const findToConfirm = (services: Confirming, token: string): Promise<CustomerRow | LinkOver> =>
  findUnconfirmed(services, "confirm", token);

/** The account of a token, unless its address is confirmed or its credentials have changed. */
export async function findUnconfirmed(
  services: Confirming,
  use: "confirm" | "decline",
  token: string,
): Promise<CustomerRow | LinkOver> {
  const read = readToken(services, use, token);
  if (read === null) return "invalid";
  const customer = await findCustomer(services.database.queries, read.id);
  if (!customer) return "invalid";
  if (customer.email_confirmed_at) return "confirmedAlready";
  if (read.version !== customer.credential_version) return "invalid";
  return read.isExpired ? "expired" : customer;
}

/** Confirms the address, after the password or the browser of the sign-up was verified. */
export const confirm = (services: Confirming, account: CustomerRow): Promise<Confirmed> =>
  confirmAs(services, account, null);

/** Confirms the address and replaces the password, which another person may have chosen. */
export async function confirmWithNewPassword(
  services: Confirming,
  account: CustomerRow,
  newPassword: string,
): Promise<Confirmed | PasswordProblem> {
  const { problem, hash } = await checkPassword(newPassword, account);
  return problem ?? confirmAs(services, account, await hash());
}

async function confirmAs(
  { database, clock }: Confirming,
  account: CustomerRow,
  password_hash: ChosenHash | null,
): Promise<Confirmed> {
  return database.transaction(async (tx) => {
    const customer = await lockVerified(tx, account);
    if (customer?.email_confirmed_at) return "confirmedAlready";
    if (!customer)
      return (await findCustomer(tx, account.id))?.email_confirmed_at ? "confirmedAlready" : "invalid";
    const at = clock();
    if (password_hash === null) await confirmAddress(tx, customer.id, at);
    else await setPasswordAndConfirm(tx, customer.id, password_hash, at);
    await audit(tx, { action: "customer.email_confirmed", at, actor: visitor, ownerId: customer.id });
    return "confirmed";
  });
}
