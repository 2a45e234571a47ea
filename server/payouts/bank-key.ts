import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { isNotNull, ne, and } from "drizzle-orm";
import { bankAccounts, payouts, taxData } from "../database/payout-schema.ts";
import { keptSecrets } from "../kept-secret.ts";
import type { Services } from "../services.ts";
import { SettingsProblem, type Settings } from "../settings.ts";

/** An IBAN as it is stored: base64url, and by which key. */
export type Sealed = { ciphertext: string; nonce: string; key_id: string };

const cipher = "aes-256-gcm";
/** Bytes, as GCM has them. */
const nonceLength = 12;
const tagLength = 16;

/** The key of `BANK_DATA_KEY`, else that of the file `bank-data`. */
export const bankKeyOf = (settings: Pick<Settings, "bankDataKey" | "dataFolder" | "secretsFolder">): Buffer =>
  Buffer.from(settings.bankDataKey ?? keptSecrets(settings, "bank-data", keyLost)[0], "base64url");

const keyLost = "Put back the file that was there: bank data can’t be read without it.";

/** Says which key it is without saying anything of the key. */
export const keyIdOf = (key: Buffer): string =>
  createHash("sha256").update("bank data ").update(key).digest("hex").slice(0, 16);

/** It can be opened for this customer alone. */
export function seal(key: Buffer, customerId: string, iban: string): Sealed {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(customerId));
  const sealed = Buffer.concat([sealing.update(iban, "utf8"), sealing.final(), sealing.getAuthTag()]);
  return {
    ciphertext: sealed.toString("base64url"),
    nonce: nonce.toString("base64url"),
    key_id: keyIdOf(key),
  };
}

/** @throws Error if it was sealed for another customer or by another key, or is damaged */
export function unseal(key: Buffer, customerId: string, { ciphertext, nonce }: Sealed): string {
  const sealed = Buffer.from(ciphertext, "base64url");
  const opening = createDecipheriv(cipher, key, Buffer.from(nonce, "base64url"), { authTagLength: tagLength })
    .setAAD(Buffer.from(customerId))
    .setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([opening.update(sealed.subarray(0, -tagLength)), opening.final()]).toString("utf8");
}

/** @throws SettingsProblem if the database holds bank data that this server's key does not open */
export async function guardBankKey({
  database: { queries },
  bankKey,
}: Pick<Services, "database" | "bankKey">): Promise<void> {
  const id = keyIdOf(bankKey);
  const strange =
    (await queries.$count(bankAccounts, ne(bankAccounts.key_id, id))) +
    (await queries.$count(taxData, ne(taxData.key_id, id))) +
    (await queries.$count(payouts, and(isNotNull(payouts.key_id), ne(payouts.key_id, id)))) +
    (await queries.$count(payouts, and(isNotNull(payouts.tax_key_id), ne(payouts.tax_key_id, id))));
  if (strange === 0) return;
  throw new SettingsProblem(
    "This database holds bank data that was encrypted with another key. Set BANK_DATA_KEY to that key, or put its file bank-data back into SECRETS_DIR or DATA_DIR/secrets.",
  );
}
