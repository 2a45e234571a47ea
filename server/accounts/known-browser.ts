import { shopCookies } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "../api/cookies.ts";
import type { Services } from "../services.ts";
import { isSignature, signature } from "../signing.ts";
import type { AccountKey } from "./attempts.ts";
import { emailKey } from "./customers.ts";

type Signing = Pick<Services, "secrets">;
const { known: cookie } = shopCookies;

/** How many accounts a browser may be known to: a household's. */
const most = 5;

/** Marks a browser from which somebody proved to be this account's owner, beside the accounts that it is known to already. */
export function knownBrowser(services: Signing, cookies: Cookies, email: string): SetCookie {
  const mine = signature(services.secrets, known(email));
  const others = marksIn(cookies).filter((mark) => !isSignature(services.secrets, known(email), mark));
  return { cookie, value: [mine, ...others].slice(0, most).join(".") };
}

/**
 * By what an account's attempts are counted: those from a browser that is known to it apart from all others, so that
 * nobody's guesses keep its owner out.
 */
export function accountKey(services: Signing, cookies: Cookies, email: string): AccountKey {
  const isKnown = marksIn(cookies).some((mark) => isSignature(services.secrets, known(email), mark));
  return { account: `${isKnown ? "known" : "unknown"} ${emailKey(email)}`, isKnown };
}

/** Of those who are not known, for when one of them turned out to be the owner. */
export const strangersKey = (email: string): string => `unknown ${emailKey(email)}`;

const marksIn = (cookies: Cookies): string[] => (cookies[cookie.name] ?? "").split(".").filter(Boolean);

const known = (email: string): string => `known ${emailKey(email)}`;
