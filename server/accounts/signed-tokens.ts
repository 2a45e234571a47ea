import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "../services.ts";

type Signing = Pick<Services, "secret" | "clock">;

/**
 * What a mail's link carries: whom or what it stands for and until when, signed. Nothing of it is stored, so nothing
 * stored is of use to a thief.
 *
 * @param use what it is for; a token for one thing is none for another
 * @param validFor milliseconds
 */
export function signedToken(services: Signing, use: string, id: string, validFor: number): string {
  const content = `${id}.${services.clock().getTime() + validFor}`;
  return `${Buffer.from(content).toString("base64url")}.${sign(services, use, content)}`;
}

/** What a token stands for; null if it is forged, for another use or too old. */
export function idIn(services: Signing, use: string, token: string): string | null {
  const [encoded = "", signature = ""] = token.split(".");
  const content = Buffer.from(encoded, "base64url").toString();
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(services, use, content))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [id = "", until = "0"] = content.split(".");
  return Number(until) > services.clock().getTime() ? id : null;
}

const sign = ({ secret }: Signing, use: string, content: string): string =>
  createHmac("sha256", secret).update(`${use} ${content}`).digest("base64url");
