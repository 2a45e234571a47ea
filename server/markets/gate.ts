import { shopCookies } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "../api/cookies.ts";
import type { Services } from "../services.ts";
import { isSignature, signature } from "../signing.ts";

type GateServices = Pick<Services, "secrets" | "settings">;
const { gate: cookie } = shopCookies;

/** Marks that a visitor has entered. Changing the gate or its word invalidates old markers. */
export const gateCookie = (services: GateServices): SetCookie => ({
  cookie,
  value: signature(services.secrets, gateOf(services)),
});

export function hasEntered(services: GateServices, cookies: Cookies) {
  if (services.settings.gate.mode === "open") return true;
  return isSignature(services.secrets, gateOf(services), cookies[cookie.name] ?? "");
}

const gateOf = ({ settings: { gate } }: GateServices): string => `gate ${JSON.stringify(gate)}`;
