import { captchaAnswers } from "#server/platform/database/server-schema.ts";
import { createHmac, randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { lte } from "drizzle-orm";
import { z } from "zod";
import type { Schemas } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";

type CaptchaServices = Pick<Services, "database" | "clock" | "secrets">;
export type CaptchaForm = Schemas["CaptchaForm"];

const validFor = 10 * 60_000;
/** The hashes that a browser has to try, at random between these; verifying costs one. */
const minimumHashes = 5_000;
const maximumHashes = 15_000;

/** The keys that sign challenges and their solutions, derived from the shop's secret. */
const keysFrom = (secret: string) => {
  const key = (use: string) => createHmac("sha256", secret).update(`captcha ${use}`).digest("hex");
  return { hmacSignatureSecret: key("challenge"), hmacKeySignatureSecret: key("solution") };
};

/** A proof of work for one form, whose name and expiry are signed with it. */
export const createFormChallenge = (
  { secrets: [secret], clock }: CaptchaServices,
  form: CaptchaForm,
): Promise<Challenge> =>
  createChallenge({
    algorithm: "SHA-256",
    cost: 1,
    counter: randomInt(minimumHashes, maximumHashes),
    deriveKey,
    data: { form, until: clock().getTime() + validFor },
    ...keysFrom(secret),
  });

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("SHA-256"),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ form: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

/**
 * Whether a solution is valid for this form, in time, and used for the first time.
 * @param answer base64url of the challenge and its solution as JSON
 */
export async function isChallengeSolved(
  { database, clock, secrets }: CaptchaServices,
  form: CaptchaForm,
  answer: string,
): Promise<boolean> {
  const solved = read(answer);
  if (!solved) return false;
  const { nonce, data } = solved.challenge.parameters;
  const answers = secrets.map((secret) => verifySolution({ ...solved, deriveKey, ...keysFrom(secret) }));
  const verified = (await Promise.all(answers)).some((answer) => answer.verified);
  const now = clock();
  if (!verified || data.form !== form || data.until <= now.getTime()) return false;
  await database.queries.delete(captchaAnswers).where(lte(captchaAnswers.expires_at, now));
  const first = await database.queries
    .insert(captchaAnswers)
    .values({ nonce, expires_at: new Date(data.until) })
    .onConflictDoNothing()
    .returning();
  return first.length > 0;
}

function read(answer: string): z.infer<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(answer, "base64url").toString()));
  } catch {
    return null;
  }
}
