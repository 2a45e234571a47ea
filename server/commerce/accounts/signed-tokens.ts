import type { Services } from "#server/commerce/services.ts";
import { verifySignature, sign } from "#server/platform/signing.ts";

type Signing = Pick<Services, "secrets" | "clock">;

/**
 * Creates a signed token for a mailed link. Nothing is stored, so a leaked database does not reveal it.
 * @param use its purpose; it is invalid for any other
 * @param version of the credentials that it expires with, if any
 * @param validFor milliseconds
 */
export function createSignedToken(
  services: Signing,
  use: string,
  { id, version }: { id: string; version?: number },
  validFor: number,
): string {
  const until = services.clock().getTime() + validFor;
  const content = [id, until, ...(version === undefined ? [] : [version])].join(".");
  return `${Buffer.from(content).toString("base64url")}.${sign(services.secrets, `${use} ${content}`)}`;
}

/** The token's id; null if it is forged, for another use or expired. */
export function readTokenId(services: Signing, use: string, token: string): string | null {
  const read = readToken(services, use, token);
  return read === null || read.isExpired ? null : read.id;
}

/** Reads expired tokens too; null if forged or for another use. */
export function readToken(
  services: Signing,
  use: string,
  token: string,
): { id: string; isExpired: boolean; version: number } | null {
  const [encoded = "", signature = ""] = token.split(".");
  const content = Buffer.from(encoded, "base64url").toString();
  if (!verifySignature(services.secrets, `${use} ${content}`, signature)) return null;
  // Tokens of the last release carry no version and belong to an account's first credentials.
  const [id = "", until = "0", version = "1"] = content.split(".");
  return { id, isExpired: Number(until) <= services.clock().getTime(), version: Number(version) };
}
