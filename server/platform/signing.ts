import { createHmac, timingSafeEqual } from "node:crypto";

export type Secrets = readonly [string, ...string[]];

/** HMAC-SHA256 (RFC 2104) in base64url. */
export const sign = ([secret]: Secrets, text: string): string => signed(secret, text);

export const verifySignature = (secrets: Secrets, text: string, given: string): boolean =>
  secrets.some((secret) => {
    const [actual, expected] = [Buffer.from(given), Buffer.from(signed(secret, text))];
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });

const signed = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");
