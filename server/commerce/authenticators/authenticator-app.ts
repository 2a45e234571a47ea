import { and, eq, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { foldCode } from "#domain/fold-text.ts";
import type { CurrentCustomer, Schemas } from "#server/http/reply.ts";
import type { CustomerRow } from "#server/commerce/accounts/customers.ts";
import { readTokenId, createSignedToken } from "#server/commerce/accounts/signed-tokens.ts";
import { authenticatorApps } from "#server/platform/database/authenticator-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import { encrypt, decrypt } from "#server/platform/encryption.ts";
import type { Services } from "#server/commerce/services.ts";

type RequiredServices = Pick<Services, "database" | "clock" | "secrets" | "bankKey">;

/** The defaults of authenticator apps: RFC 6238 with SHA-1, six digits and thirty seconds. */
const shape = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const window = 1;
/** Milliseconds from creating the secret to its first code. */
export const setupAge = 60 * 60_000;
/** Bytes of a secret: RFC 4226 recommends 160 bits. */
const secretSize = 20;

const setupUse = (tokenHash: string) => `authenticator app ${tokenHash}`;
const sealedFor = (customerId: string) => `authenticator app ${customerId}`;

/** Stores nothing until the first code is verified. */
export async function newAppSecret(
  services: RequiredServices,
  { tokenHash }: Pick<CurrentCustomer, "tokenHash">,
  { email }: Pick<CustomerRow, "email">,
): Promise<Schemas["AuthenticatorAppSecret"]> {
  const secret = new Secret({ size: secretSize });
  const { name } = await readShopFacts(services.database.queries);
  return {
    secret: secret.base32,
    uri: new TOTP({ ...shape, issuer: name, label: email, secret }).toString(),
    setup_token: createSignedToken(services, setupUse(tokenHash), { id: secret.base32 }, setupAge),
  };
}

/** Reads the secret from a setup token of this session; null if it is expired or another session's. */
export const readSetupSecret = (
  services: RequiredServices,
  tokenHash: string,
  setupToken: string,
): string | null => readTokenId(services, setupUse(tokenHash), setupToken);

export function timeStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  // The library throws for tokens whose length in bytes differs.
  const token = foldCode(code).replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

export async function storeAuthenticatorApp(
  tx: Queries,
  services: Pick<RequiredServices, "bankKey">,
  customerId: string,
  { secret, step, now }: { secret: string; step: number; now: Date },
): Promise<void> {
  const row = {
    ...encrypt(services.bankKey, sealedFor(customerId), secret),
    last_step: step,
    created_at: now,
  };
  await tx
    .insert(authenticatorApps)
    .values({ customer_id: customerId, ...row })
    .onConflictDoUpdate({ target: authenticatorApps.customer_id, set: row });
}

export async function findAuthenticatorApp(queries: Queries, customerId: string) {
  const [row] = await queries
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.customer_id, customerId));
  return row ?? null;
}

/** Accepts each code once, and none that is older than the last. */
export async function acceptAppCode(
  tx: Queries,
  services: RequiredServices,
  customerId: string,
  code: string,
): Promise<boolean> {
  const row = await findAuthenticatorApp(tx, customerId);
  if (!row) return false;
  const secret = decrypt(services.bankKey, sealedFor(customerId), row);
  const step = timeStep(secret, code, services.clock());
  if (step === null) return false;
  const accepted = await tx
    .update(authenticatorApps)
    .set({ last_step: step })
    .where(and(eq(authenticatorApps.customer_id, customerId), lt(authenticatorApps.last_step, step)))
    .returning({ id: authenticatorApps.customer_id });
  return accepted.length > 0;
}

export async function deleteAuthenticatorApp(tx: Queries, customerId: string): Promise<boolean> {
  const deleted = await tx
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.customer_id, customerId))
    .returning({ id: authenticatorApps.customer_id });
  return deleted.length > 0;
}
