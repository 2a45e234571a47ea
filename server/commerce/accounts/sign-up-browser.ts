import { shopCookies } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "#server/http/cookies.ts";
import type { Services } from "#server/commerce/services.ts";
import { addBrowserMark, hasBrowserMark } from "./browser-marks.ts";
import type { CustomerRow } from "./customers.ts";

type Signing = Pick<Services, "secrets">;
type Account = Pick<CustomerRow, "id" | "credential_version">;
const { signedUp: cookie } = shopCookies;

export const signUpBrowser = (services: Signing, cookies: Cookies, account: Account): SetCookie =>
  addBrowserMark(services, cookies, cookie, signedUp(account));

/** Whether the account's current password was chosen or entered in this browser. */
export const isSignUpBrowser = (services: Signing, cookies: Cookies, account: Account): boolean =>
  hasBrowserMark(services, cookies, cookie, signedUp(account));

const signedUp = ({ id, credential_version }: Account): string => `signed up ${id} ${credential_version}`;
