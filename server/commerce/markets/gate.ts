import { shopCookies } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "#server/http/cookies.ts";
import type { Services } from "#server/commerce/services.ts";
import { verifySignature, sign } from "#server/platform/signing.ts";

type GateServices = Pick<Services, "secrets" | "settings">;
const { gate: cookie } = shopCookies;

/** Marks that a visitor has entered. Changing the gate or its word invalidates old cookies. */
export const gateCookie = (services: GateServices): SetCookie => ({
  cookie,
  value: sign(services.secrets, gateOf(services)),
});

export const hasEntered = (services: GateServices, cookies: Cookies): boolean =>
  services.settings.gate.mode === "open" || isSigned(services, cookies[cookie.name] ?? "");

/** Whether the cookie is forged, or was made for another gate. */
export const hasInvalidGateCookie = (services: GateServices, cookies: Cookies): boolean => {
  const marker = cookies[cookie.name];
  return marker !== undefined && !isSigned(services, marker);
};

const isSigned = (services: GateServices, marker: string): boolean =>
  verifySignature(services.secrets, gateOf(services), marker);

const gateOf = ({ settings: { gate } }: GateServices): string => `gate ${JSON.stringify(gate)}`;
