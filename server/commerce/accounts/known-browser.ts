import { shopCookies } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "#server/http/cookies.ts";
import type { Services } from "#server/commerce/services.ts";
import type { AccountKey } from "./attempts.ts";
import { addBrowserMark, hasBrowserMark } from "./browser-marks.ts";
import { emailKey } from "./customers.ts";

type Signing = Pick<Services, "secrets">;
const { known: cookie } = shopCookies;

/** Marks a browser in which the account's owner was authenticated. */
export const knownBrowserCookie = (services: Signing, cookies: Cookies, email: string): SetCookie =>
  addBrowserMark(services, cookies, cookie, known(email));

/**
 * The key that counts the account's attempts. Known browsers have their own, so that guesses elsewhere do not lock
 * the owner out.
 */
export function accountKey(services: Signing, cookies: Cookies, email: string): AccountKey {
  const isKnown = hasBrowserMark(services, cookies, cookie, known(email));
  return { account: `${isKnown ? "known" : "unknown"} ${emailKey(email)}`, isKnown };
}

export const unknownBrowserKey = (email: string): string => `unknown ${emailKey(email)}`;

const known = (email: string): string => `known ${emailKey(email)}`;
