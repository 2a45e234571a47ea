import type { MarketChoice } from "../../machines/market/market.contract.ts";

/** What browser and painting server both read; the gate's marker is a third one that only the server sets. */
export const cookieNames = { place: "trellis_place", tourLead: "trellis_tour_lead" } as const;
const year = 31_536_000;

export const rememberPlace = ({ marketId, languageId }: MarketChoice): void =>
  write(cookieNames.place, `${marketId}.${languageId}`, `; Max-Age=${year}`);

/** For this session, as the specification says. */
export const rememberTourLead = (code: string): void => write(cookieNames.tourLead, code, "");

export function tourLeadCode(): string | null {
  const [, code] = new RegExp(`(?:^|; )${cookieNames.tourLead}=([^;]*)`).exec(document.cookie) ?? [];
  return code ? decodeURIComponent(code) : null;
}

function write(name: string, value: string, more: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${more}${secure}`;
}
