import { createHash, randomBytes } from "node:crypto";
import { lte } from "drizzle-orm";
import { readToken, createSignedToken } from "#server/commerce/accounts/signed-tokens.ts";
import { passkeyChallenges } from "#server/platform/database/authenticator-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Services } from "#server/commerce/services.ts";

type Signing = Pick<Services, "secrets" | "clock">;

export const challengeAge = 5 * 60_000;

/** A challenge is valid for one use only, and within one session. */
export type ChallengeUse = "log-in" | `${"proof" | "registration"} ${string}`;

/** A signed challenge; nothing is stored until it is used. Browsers receive it as base64url of this text. */
export const newChallenge = (services: Signing, use: ChallengeUse): string =>
  createSignedToken(services, `passkey ${use}`, { id: randomBytes(16).toString("base64url") }, challengeAge);

export function isChallenge(services: Signing, use: ChallengeUse, challenge: string): boolean {
  const read = readToken(services, `passkey ${use}`, textOf(challenge));
  return read !== null && !read.isExpired;
}

/** Whether a challenge is used for the first time. Call it in the transaction of its effect. */
export const spendChallenge = (tx: Queries, challenge: string, now: Date): Promise<boolean> =>
  spendTokenOnce(tx, textOf(challenge), now, challengeAge);

/**
 * Whether a signed token is used for the first time.
 * @param age milliseconds for which the token is valid
 */
export async function spendTokenOnce(tx: Queries, token: string, now: Date, age: number): Promise<boolean> {
  await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expires_at, now));
  const first = await tx
    .insert(passkeyChallenges)
    .values({
      challenge_hash: createHash("sha256").update(token).digest("base64url"),
      expires_at: new Date(now.getTime() + age),
    })
    .onConflictDoNothing()
    .returning();
  return first.length > 0;
}

const textOf = (challenge: string): string => Buffer.from(challenge, "base64url").toString();
