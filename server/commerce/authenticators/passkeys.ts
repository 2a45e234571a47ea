import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { and, desc, eq } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { CustomerRow } from "#server/commerce/accounts/customers.ts";
import { passkeys } from "#server/platform/database/authenticator-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { newId } from "#server/platform/ids.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { challengeAge, isChallenge, newChallenge, spendChallenge, type ChallengeUse } from "./challenges.ts";

type RequiredServices = Pick<Services, "database" | "clock" | "secrets" | "settings">;
export type PasskeyRow = typeof passkeys.$inferSelect;

/** COSE's ids of Ed25519, ECDSA with P-256 and RSA with SHA-256; every authenticator supports one of them. */
const algorithms = [-8, -7, -257];
export const maximumPasskeys = 20;

function party({ settings: { publicUrl } }: Pick<Services, "settings">) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

export const findPasskeys = (queries: Queries, customerId: string): Promise<PasskeyRow[]> =>
  queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.customer_id, customerId))
    .orderBy(desc(passkeys.created_at), passkeys.id);

const descriptor = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  type: "public-key" as const,
  transports,
});

/** Without `known`, any of the browser's passkeys for this shop is accepted. */
export async function requestOptions(
  services: RequiredServices,
  use: ChallengeUse,
  known: readonly PasskeyRow[] = [],
): Promise<Schemas["PasskeyRequestOptions"]> {
  const { challenge } = await generateAuthenticationOptions({
    rpID: party(services).id,
    challenge: Buffer.from(newChallenge(services, use)),
  });
  return {
    challenge,
    rpId: party(services).id,
    timeout: challengeAge,
    userVerification: "required",
    allowCredentials: known.map(descriptor),
  };
}

export async function creationOptions(
  services: RequiredServices,
  use: ChallengeUse,
  customer: CustomerRow,
): Promise<Schemas["PasskeyCreationOptions"]> {
  const { queries } = services.database;
  const { id: rpID } = party(services);
  const known = await findPasskeys(queries, customer.id);
  const { name } = await readShopFacts(queries);
  const made = await generateRegistrationOptions({
    rpID,
    rpName: name,
    userID: Buffer.from(customer.id),
    userName: customer.email,
    challenge: Buffer.from(newChallenge(services, use)),
    supportedAlgorithmIDs: algorithms,
  });
  return {
    challenge: made.challenge,
    rp: { id: rpID, name },
    user: { id: made.user.id, name: customer.email, displayName: customer.email },
    pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ type: "public-key", alg })),
    timeout: challengeAge,
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

type Made = Omit<PasskeyRow, "id" | "customer_id" | "name" | "created_at" | "last_used_at">;

/** Verifies a new passkey; null if it is for another site, or for another challenge. Stores nothing. */
export async function readRegistration(
  services: RequiredServices,
  use: ChallengeUse,
  registration: Schemas["PasskeyRegistration"],
): Promise<{ challenge: string; made: Made } | null> {
  const { id, origin } = party(services);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} } as never,
      expectedChallenge: (challenge) => isChallenge(services, use, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      challenge: challengeOf(registration),
      made: {
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        is_synced: credentialBackedUp,
      },
    };
  } catch {
    return null;
  }
}

export async function insertPasskey(
  tx: Queries,
  customerId: string,
  made: Made & { name: string },
  now: Date,
): Promise<PasskeyRow | null> {
  const [row] = await tx
    .insert(passkeys)
    .values({ id: newId(), customer_id: customerId, ...made, created_at: now, last_used_at: null })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function findByCredential(queries: Queries, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await queries.select().from(passkeys).where(eq(passkeys.credential_id, credentialId));
  return row ?? null;
}

/**
 * Accepts a passkey's assertion once. The counter has to increase if the authenticator has one; synced passkeys
 * always report 0. The passkey's owner is locked.
 * @param row as read in this transaction
 */
export async function acceptAssertion(
  tx: Queries,
  services: RequiredServices,
  use: ChallengeUse,
  row: PasskeyRow,
  assertion: Schemas["PasskeyAssertion"],
): Promise<boolean> {
  const now = services.clock();
  const read = await readAssertion(services, use, row, assertion);
  if (!read || !(await spendChallenge(tx, challengeOf(assertion), now))) return false;
  await tx
    .update(passkeys)
    .set({ counter: read.newCounter, is_synced: read.credentialBackedUp, last_used_at: now })
    .where(eq(passkeys.id, row.id));
  return true;
}

async function readAssertion(
  services: RequiredServices,
  use: ChallengeUse,
  row: PasskeyRow,
  assertion: Schemas["PasskeyAssertion"],
) {
  const { id, origin } = party(services);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} } as never,
      expectedChallenge: (challenge) => isChallenge(services, use, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
        counter: row.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
}

export async function deletePasskey(tx: Queries, customerId: string, id: string): Promise<boolean> {
  const isOwnPasskey = and(eq(passkeys.customer_id, customerId), eq(passkeys.id, id));
  return (await tx.delete(passkeys).where(isOwnPasskey).returning()).length > 0;
}

const challengeOf = ({ response }: { response: { clientDataJSON: string } }): string =>
  decodeClientDataJSON(response.clientDataJSON).challenge;

export const toWirePasskey = (row: PasskeyRow): Schemas["Passkey"] => ({
  id: row.id,
  name: row.name,
  is_synced: row.is_synced,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
