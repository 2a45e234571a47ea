import { createHash, randomBytes } from "node:crypto";
import { lte } from "drizzle-orm";
import { readToken, createSignedToken } from "../accounts/signed-tokens.ts";
import { passkeyChallenges } from "../database/authenticator-schema.ts";
import type { Queries } from "../database/database.ts";
import type { Services } from "../services.ts";

type Signing = Pick<Services, "secrets" | "clock">;

/** Milliseconds in which a challenge can be answered. */
export const challengeAge = 5 * 60_000;

/** What a challenge is for: an answer to one use is none to another, nor to another session's. */
export type ChallengeUse = "log-in" | `${"proof" | "registration"} ${string}`;

/** A signed challenge; nothing is stored until it is answered. Browsers receive it as base64url of this text. */
export const newChallenge = (services: Signing, use: ChallengeUse): string =>
  createSignedToken(services, `passkey ${use}`, { id: randomBytes(16).toString("base64url") }, challengeAge);

/** @param challenge base64url, as a browser answers it */
export function isChallenge(services: Signing, use: ChallengeUse, challenge: string): boolean {
  const read = readToken(services, `passkey ${use}`, textOf(challenge));
  return read !== null && !read.isExpired;
}

/** Whether a challenge is answered for the first time. Called in the transaction of what the answer does. */
export const spendChallenge = (tx: Queries, challenge: string, now: Date): Promise<boolean> =>
  spendTokenOnce(tx, textOf(challenge), now, challengeAge);

/**
 * Whether a signed token is used for the first time.
 *
 * @param age milliseconds for which the token is good
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
