import type { ShopCookie } from "#domain/cookies.ts";
import type { Cookies, SetCookie } from "#server/http/cookies.ts";
import type { Services } from "#server/commerce/services.ts";
import { verifySignature, sign } from "#server/platform/signing.ts";

type Signing = Pick<Services, "secrets">;

/** The most accounts that one cookie marks, for a shared browser. */
const maximumMarks = 5;

export function addBrowserMark(
  { secrets }: Signing,
  cookies: Cookies,
  cookie: ShopCookie,
  statement: string,
): SetCookie {
  const otherMarks = marksIn(cookies, cookie).filter((mark) => !verifySignature(secrets, statement, mark));
  return { cookie, value: [sign(secrets, statement), ...otherMarks].slice(0, maximumMarks).join(".") };
}

export const hasBrowserMark = (
  { secrets }: Signing,
  cookies: Cookies,
  cookie: ShopCookie,
  statement: string,
): boolean => marksIn(cookies, cookie).some((mark) => verifySignature(secrets, statement, mark));

const marksIn = (cookies: Cookies, { name }: ShopCookie): string[] =>
  (cookies[name] ?? "").split(".").filter(Boolean);
