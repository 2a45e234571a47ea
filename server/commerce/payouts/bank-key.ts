import { isNotNull, ne, and } from "drizzle-orm";
import { authenticatorApps } from "#server/platform/database/authenticator-schema.ts";
import { bankAccounts, payouts, taxData } from "#server/platform/database/payout-schema.ts";
import { readSecrets } from "#server/platform/secrets.ts";
import { keyId } from "#server/platform/encryption.ts";
import type { Services } from "#server/commerce/services.ts";
import { SettingsError, type Settings } from "#server/platform/settings.ts";

export const readBankKey = (
  settings: Pick<Settings, "bankDataKey" | "dataFolder" | "secretsFolder">,
): Buffer => Buffer.from(settings.bankDataKey ?? readSecrets(settings, "bank-data", keyLost)[0], "base64url");

const keyLost = "Put back the file that was there: bank data can’t be read without it.";

/** @throws SettingsError if this server's key can't decrypt the database's bank data */
export async function guardBankKey({
  database: { queries },
  bankKey,
}: Pick<Services, "database" | "bankKey">): Promise<void> {
  const id = keyId(bankKey);
  const unreadable =
    (await queries.$count(authenticatorApps, ne(authenticatorApps.key_id, id))) +
    (await queries.$count(bankAccounts, ne(bankAccounts.key_id, id))) +
    (await queries.$count(taxData, ne(taxData.key_id, id))) +
    (await queries.$count(payouts, and(isNotNull(payouts.key_id), ne(payouts.key_id, id)))) +
    (await queries.$count(payouts, and(isNotNull(payouts.tax_key_id), ne(payouts.tax_key_id, id))));
  if (unreadable === 0) return;
  throw new SettingsError(
    "This database holds data that was encrypted with another key. Set BANK_DATA_KEY to that key, or put its file bank-data back into SECRETS_DIR or DATA_DIR/secrets.",
  );
}
