import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { fairLimit } from "../fair-limit.ts";

/** Each takes 19 MiB and one of the four threads that also read files. */
const limit = fairLimit({ perKey: 1, all: 2 });
const argon2id = promisify(argon2) as (algorithm: "argon2id", input: Argon2Parameters) => Promise<Buffer>;
/** @param account guesses at one account's password take turns, so that they never delay another account */
const derive = (account: string, input: Argon2Parameters) =>
  limit.run(account, () => argon2id("argon2id", input));
/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. Memory is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** `argon2id$<salt>$<tag>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("new", { ...cost, message: password, nonce });
  return `argon2id$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Takes the same time for an account without a password, or for no account (`null`), as for any other. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt, tag] = (hash ?? "argon2id$AAAAAAAAAAAAAAAAAAAAAA$").split("$");
  const nonce = Buffer.from(salt ?? "", "base64url");
  const given = await derive(hash ?? "no account", { ...cost, message: password, nonce });
  const right = Buffer.from(tag ?? "", "base64url");
  return given.length === right.length && timingSafeEqual(given, right);
}
