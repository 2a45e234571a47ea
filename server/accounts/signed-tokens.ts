import type { Services } from "../services.ts";
import { verifySignature, sign } from "../signing.ts";

type Signing = Pick<Services, "secrets" | "clock">;

/**
 * What a mail's link carries: whom or what it stands for and until when, signed. Nothing of it is stored, so nothing
 * stored is of use to a thief.
 *
 * @param use what it is for; a token for one thing is none for another
 * @param version of the account's credentials that it ends with, if it ends with any
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

/** What a token stands for; null if it is forged, for another use or too old. */
export function readTokenId(services: Signing, use: string, token: string): string | null {
  const read = readToken(services, use, token);
  return read === null || read.isExpired ? null : read.id;
}

/** What a token stands for, also if it is too old; null if it is forged or for another use. */
export function readToken(
  services: Signing,
  use: string,
  token: string,
): { id: string; isExpired: boolean; version: number } | null {
  const [encoded = "", given = ""] = token.split(".");
  const content = Buffer.from(encoded, "base64url").toString();
  if (!verifySignature(services.secrets, `${use} ${content}`, given)) return null;
  // Tokens of the last release carry no version: they were made under an account's first.
  const [id = "", until = "0", version = "1"] = content.split(".");
  return { id, isExpired: Number(until) <= services.clock().getTime(), version: Number(version) };
}
