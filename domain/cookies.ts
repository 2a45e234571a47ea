import type { MarketLocale } from "./market-locale.ts";

const year = 31_536_000;

/** Seconds in which the link of a confirmation mail works. */
export const confirmationLinkAge = 3 * 86_400;

/** A cookie of the shop; there are no others. Without `maxAge` it ends with the session. */
export type ShopCookie = { name: string; maxAge?: number; httpOnly: boolean };

export const shopCookies = {
  /** The front door's marker, signed by the server. */
  gate: { name: "trellis_gate", maxAge: year, httpOnly: true },
  /** Signed by the server: somebody logged in to an account from here, so strangers' guesses do not lock them out. */
  known: { name: "trellis_known", maxAge: year, httpOnly: true },
  /** Signed by the server: the browser of a sign-up, in which the confirmation link needs no password. */
  signedUp: { name: "trellis_signed_up", maxAge: confirmationLinkAge, httpOnly: true },
  /** Where the visitor is: `europe.en`. */
  place: { name: "trellis_place", maxAge: year, httpOnly: false },
  /** Whose link the visitor came by, for the session. */
  tourLead: { name: "trellis_tour_lead", httpOnly: false },
} as const satisfies Record<string, ShopCookie>;

/** Attributes of every cookie; plus `Secure` if the shop's address is https. */
export const cookieAttributes = { path: "/", sameSite: "lax" } as const;
export const isHttpsUrl = (address: string): boolean => new URL(address).protocol === "https:";

export const formatMarketLocale = ({ marketId, languageId }: MarketLocale): string =>
  `${marketId}.${languageId}`;

/** The place that a visitor's cookie names; it may name what does not exist. */
export function parseMarketLocale(value: string | undefined): Partial<MarketLocale> {
  const [marketId, languageId] = (value ?? "").split(".");
  return { ...(marketId ? { marketId } : {}), ...(languageId ? { languageId } : {}) };
}

/** A tour lead's code, as a link or a cookie carries it. */
export const isTourLeadCode = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{1,40}$/.test(value);
