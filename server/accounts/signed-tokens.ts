import type { Services } from "../services.ts";
import { isSignature, signature } from "../signing.ts";

type Signing = Pick<Services, "secrets" | "clock">;

/**
 * What a mail's link carries: whom or what it stands for and until when, signed. Nothing of it is stored, so nothing
 * stored is of use to a thief.
 *
 * @param use what it is for; a token for one thing is none for another
 * @param validFor milliseconds
 */
export function signedToken(services: Signing, use: string, id: string, validFor: number): string {
  const content = `${id}.${services.clock().getTime() + validFor}`;
  return `${Buffer.from(content).toString("base64url")}.${signature(services.secrets, `${use} ${content}`)}`;
}

/** What a token stands for; null if it is forged, for another use or too old. */
export function idIn(services: Signing, use: string, token: string): string | null {
  const read = readToken(services, use, token);
  return read === null || read.isExpired ? null : read.id;
}

/** What a token stands for, also if it is too old; null if it is forged or for another use. */
export function readToken(
  services: Signing,
  use: string,
  token: string,
): { id: string; isExpired: boolean } | null {
  const [encoded = "", given = ""] = token.split(".");
  const content = Buffer.from(encoded, "base64url").toString();
  if (!isSignature(services.secrets, `${use} ${content}`, given)) return null;
  const [id = "", until = "0"] = content.split(".");
  return { id, isExpired: Number(until) <= services.clock().getTime() };
}
