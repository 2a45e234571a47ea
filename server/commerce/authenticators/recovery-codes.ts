import { createHash, randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { recoveryCodes } from "#server/platform/database/authenticator-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";

const howMany = 10;
/** Crockford's base 32, five bits per character: no look-alikes, and no words. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Groups of characters: 120 bits, so that a plain hash keeps a code secret. */
const groups = 6;
const groupLength = 4;

export async function newRecoveryCodes(tx: Queries, customerId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await deleteRecoveryCodes(tx, customerId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ customer_id: customerId, code_hash: hashOf(code), created_at: now })));
  return codes;
}

const unused = (customerId: string) =>
  and(eq(recoveryCodes.customer_id, customerId), isNull(recoveryCodes.used_at));

export const countRecoveryCodes = (queries: Queries, customerId: string): Promise<number> =>
  queries.$count(recoveryCodes, unused(customerId));

/** Accepts a code once, ignoring case and dashes. */
export async function acceptRecoveryCode(
  tx: Queries,
  customerId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(and(unused(customerId), eq(recoveryCodes.code_hash, hashOf(typed))))
    .returning({ id: recoveryCodes.customer_id });
  return used.length > 0;
}

export const deleteRecoveryCodes = async (tx: Queries, customerId: string): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.customer_id, customerId));
};

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");

function hashOf(code: string): string {
  const characters = code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
  const normalized = characters.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return createHash("sha256").update(normalized).digest("base64url");
}
