import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "../services.ts";

type Signing = Pick<Services, "secret" | "clock">;
const validFor = 3 * 86_400_000;

/** What a confirmation mail's link carries: who, until when, signed. Using it twice does no harm. */
export function confirmationToken(services: Signing, customerId: string): string {
  const content = `${customerId}.${services.clock().getTime() + validFor}`;
  return `${Buffer.from(content).toString("base64url")}.${sign(services, content)}`;
}

/** The customer that a token confirms; null if it is made up or older than three days. */
export function confirmedBy(services: Signing, token: string): string | null {
  const [encoded = "", signature = ""] = token.split(".");
  const content = Buffer.from(encoded, "base64url").toString();
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(services, content))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [customerId = "", until = "0"] = content.split(".");
  return Number(until) > services.clock().getTime() ? customerId : null;
}

const sign = ({ secret }: Signing, content: string): string =>
  createHmac("sha256", secret).update(`confirm ${content}`).digest("base64url");
