import { retention } from "#domain/business-constants.ts";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import { createSignedToken, readToken } from "#server/commerce/accounts/signed-tokens.ts";
import type { Services } from "#server/commerce/services.ts";
import { sign } from "#server/platform/signing.ts";

type Signing = Pick<Services, "secrets" | "clock">;

/** Names an address in the links that delete its alerts, and tells nothing about it. */
export const addressDigest = ({ secrets }: Pick<Services, "secrets">, email: string): string =>
  sign(secrets, `stock alerts of ${emailKey(email)}`);

export const confirmationToken = (services: Signing, alertId: string): string =>
  createSignedToken(services, "stock-alert", { id: alertId }, retention.unconfirmedStockAlert);

export const deletionToken = (services: Signing, digest: string): string =>
  createSignedToken(services, "stock-alerts-deletion", { id: digest }, retention.stockAlert);

export const readConfirmationToken = (services: Signing, token: string) =>
  readToken(services, "stock-alert", token);

export const readDeletionToken = (services: Signing, token: string) =>
  readToken(services, "stock-alerts-deletion", token);
