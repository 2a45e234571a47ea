import { createHmac, timingSafeEqual } from "node:crypto";
import { shopCookies } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "../api/cookies.ts";
import type { Services } from "../services.ts";

type GateServices = Pick<Services, "secret" | "settings">;
const { gate: cookie } = shopCookies;

/** Marks that a visitor has entered. Changing the gate or its word invalidates old markers. */
export const gateCookie = (services: GateServices): SetCookie => ({ cookie, value: mark(services) });

export function hasEntered(services: GateServices, cookies: Cookies) {
  if (services.settings.gate.mode === "open") return true;
  const [given, right] = [Buffer.from(cookies[cookie.name] ?? ""), Buffer.from(mark(services))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const mark = ({ secret, settings: { gate } }: GateServices): string =>
  createHmac("sha256", secret)
    .update(`gate ${JSON.stringify(gate)}`)
    .digest("base64url");
