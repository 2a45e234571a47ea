import {
  cookieAttributes,
  isHttpsUrl,
  shopCookies,
  formatMarketLocale,
  type ShopCookie,
} from "#domain/cookies.ts";
import type { MarketLocale } from "#domain/market-locale.ts";
import type { Browser } from "#src/shop/browser.ts";

export function cookieJar({ cookies, origin }: Browser) {
  /** A cookie package would add a kilobyte to every first visit. The type excludes httpOnly cookies. */
  const write = ({ name, maxAge }: ShopCookie & { httpOnly: false }, value: string): void => {
    const { path, sameSite } = cookieAttributes;
    cookies.write(
      [
        `${name}=${encodeURIComponent(value)}`,
        `Path=${path}`,
        `SameSite=${sameSite}`,
        ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
        ...(isHttpsUrl(origin) ? ["Secure"] : []),
      ].join("; "),
    );
  };
  const tourLeadCode = (): string | null => {
    const [, code] = new RegExp(`(?:^|; )${shopCookies.tourLead.name}=([^;]*)`).exec(cookies.read()) ?? [];
    return code ? decodeURIComponent(code) : null;
  };
  return {
    rememberPlace: (marketLocale: MarketLocale): void =>
      write(shopCookies.place, formatMarketLocale(marketLocale)),
    /** The server has already stored a valid code; an unknown code must not replace it. */
    rememberTourLead: (code: string): void => {
      if (tourLeadCode() === null) write(shopCookies.tourLead, code);
    },
    tourLeadCode,
  };
}
