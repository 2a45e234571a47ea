import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { fairConcurrency } from "#server/platform/fair-concurrency.ts";

/** Each hash takes 19 MiB and one of the four threads that also read files. */
const limit = fairConcurrency({ perKey: 1, all: 2 });
const maximumUnfinished = 100;
let unfinished = 0;
const argon2id = promisify(argon2) as (algorithm: "argon2id", input: Argon2Parameters) => Promise<Buffer>;
/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. Memory is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

class TooManyPasswords extends Error {
  readonly statusCode = 503;
}

/** Hashes for one account are queued, so that they do not delay other accounts. */
async function derive(account: string, input: Argon2Parameters): Promise<Buffer> {
  if (unfinished >= maximumUnfinished) throw new TooManyPasswords("The shop is busy. Please try again.");
  unfinished += 1;
  try {
    return await limit.run(account, () => argon2id("argon2id", input));
  } finally {
    unfinished -= 1;
  }
}

/**
 * @param account the email key, whether or not there is such an account
 * @returns `argon2id$<salt>$<tag>`, both base64url
 */
export async function hashPassword(password: string, account: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(account, { ...cost, message: password, nonce });
  return `argon2id$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/**
 * Constant time, also for accounts without a password and unknown accounts (`hash` is null).
 * @param account the email key, whether or not there is such an account
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  account: string,
): Promise<boolean> {
  const [, salt, tag] = (hash ?? "argon2id$AAAAAAAAAAAAAAAAAAAAAA$").split("$");
  const nonce = Buffer.from(salt ?? "", "base64url");
  const derived = await derive(account, { ...cost, message: password, nonce });
  const right = Buffer.from(tag ?? "", "base64url");
  return derived.length === right.length && timingSafeEqual(derived, right);
}
