import { createHmac } from "node:crypto";
import { shopCookies } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "../api/cookies.ts";
import type { Services } from "../services.ts";
import { emailKey } from "./customers.ts";

type Signing = Pick<Services, "secret">;
const { known: cookie } = shopCookies;

/** Marks a browser from which somebody logged in to this account. */
export const knownBrowser = (services: Signing, email: string): SetCookie => ({
  cookie,
  value: mark(services, email),
});

/**
 * By what an account's attempts are counted: those from a browser that is known to it apart from all others, so that
 * nobody's guesses keep its owner out.
 */
export function accountKey(services: Signing, cookies: Cookies, email: string): string {
  const isKnown = cookies[cookie.name] === mark(services, email);
  return `${isKnown ? "known" : "unknown"} ${emailKey(email)}`;
}

const mark = ({ secret }: Signing, email: string): string =>
  createHmac("sha256", secret)
    .update(`known ${emailKey(email)}`)
    .digest("base64url");
