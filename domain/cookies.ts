import type { MarketLocale } from "./market-locale.ts";

const year = 31_536_000;

/** Seconds for which the link in a confirmation email is valid. */
export const confirmationLinkAge = 3 * 86_400;

/** The shop has no other cookies. Without `maxAge` it ends with the browser's session. */
export type ShopCookie = { name: string; maxAge?: number; httpOnly: boolean };

export const shopCookies = {
  /** Marks a visitor who has passed the gate; signed by the server. */
  gate: { name: "trellis_gate", maxAge: year, httpOnly: true },
  /** Signed by the server: an account has been logged in to from this browser, so strangers' failed attempts do not lock it out. */
  known: { name: "trellis_known", maxAge: year, httpOnly: true },
  /** Signed by the server: the browser that signed up, in which the confirmation link needs no password. */
  signedUp: { name: "trellis_signed_up", maxAge: confirmationLinkAge, httpOnly: true },
  /** The visitor's market locale, such as `europe.en`. */
  place: { name: "trellis_place", maxAge: year, httpOnly: false },
  /** The code of the tour lead whose link the visitor followed, for the session. */
  tourLead: { name: "trellis_tour_lead", httpOnly: false },
} as const satisfies Record<string, ShopCookie>;

/** Attributes of every cookie; plus `Secure` if the shop's origin is https. */
export const cookieAttributes = { path: "/", sameSite: "lax" } as const;
export const isHttpsUrl = (address: string): boolean => new URL(address).protocol === "https:";

export const formatMarketLocale = ({ marketId, languageId }: MarketLocale): string =>
  `${marketId}.${languageId}`;

/** The market locale in a visitor's cookie, which may not exist. */
export function parseMarketLocale(value: string | undefined): Partial<MarketLocale> {
  const [marketId, languageId] = (value ?? "").split(".");
  return { ...(marketId ? { marketId } : {}), ...(languageId ? { languageId } : {}) };
}

/** Whether a link's or cookie's value can be a tour lead's code. */
export const isTourLeadCode = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{1,40}$/.test(value);
