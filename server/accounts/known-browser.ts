import { shopCookies } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "../api/cookies.ts";
import type { Services } from "../services.ts";
import type { AccountKey } from "./attempts.ts";
import { addMark, hasMark } from "./browser-marks.ts";
import { emailKey } from "./customers.ts";

type Signing = Pick<Services, "secrets">;
const { known: cookie } = shopCookies;

/** Marks a browser from which somebody proved to be this account's owner. */
export const knownBrowser = (services: Signing, cookies: Cookies, email: string): SetCookie =>
  addMark(services, cookies, cookie, known(email));

/**
 * By what an account's attempts are counted: those from a browser that is known to it apart from all others, so that
 * nobody's guesses keep its owner out.
 */
export function accountKey(services: Signing, cookies: Cookies, email: string): AccountKey {
  const isKnown = hasMark(services, cookies, cookie, known(email));
  return { account: `${isKnown ? "known" : "unknown"} ${emailKey(email)}`, isKnown };
}

/** Of those who are not known, for when one of them turned out to be the owner. */
export const strangersKey = (email: string): string => `unknown ${emailKey(email)}`;

const known = (email: string): string => `known ${emailKey(email)}`;
