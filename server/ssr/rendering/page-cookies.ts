import type { FastifyReply, FastifyRequest } from "fastify";
import { formatMarketLocale, isTourLeadCode, shopCookies } from "#domain/cookies.ts";
import type { MarketLocale } from "#domain/market-locale.ts";
import { findLead } from "#server/commerce/accounts/tour-leads.ts";
import { setCookie, type Cookies } from "#server/http/cookies.ts";
import type { Services } from "#server/commerce/services.ts";

/**
 * Stores the tour lead's code of a link for the session, before any redirect. An unknown code leaves the stored one.
 * @returns whether the reply sets a cookie
 */
export async function setTourLeadCookie(
  { database: { queries } }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { tlId } = request.query as { tlId?: unknown };
  if (!isTourLeadCode(tlId) || !(await findLead(queries, tlId))) return false;
  setCookie(reply, { cookie: shopCookies.tourLead, value: tlId });
  return true;
}

/** @returns whether the reply sets a cookie */
export function setMarketLocaleCookie(reply: FastifyReply, locale: MarketLocale, cookies: Cookies): boolean {
  const { place: cookie } = shopCookies;
  const value = formatMarketLocale(locale);
  if (cookies[cookie.name] === value) return false;
  setCookie(reply, { cookie, value });
  return true;
}
