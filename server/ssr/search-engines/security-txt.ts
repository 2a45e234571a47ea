import type { FastifyInstance } from "fastify";
import { sendCached } from "#server/http/cached-response.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findLanguages, findMarkets } from "#server/commerce/markets/markets.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";

export const securityTxtPath = "/.well-known/security.txt";
const day = 86_400_000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** Where to report a vulnerability (RFC 9116); not behind the gate. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { clock, database, responseCache: kept, settings }: Services,
): void {
  app.get(securityTxtPath, async (request, reply) => {
    const draft = async () => ({
      status: 200,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
      body: await securityTxt(database.queries, settings.publicUrl, clock()),
    });
    const made = kept.get(securityTxtPath) ?? (await kept.make(securityTxtPath, draft))!;
    return sendCached(request, reply, made);
  });
}

async function securityTxt(queries: Queries, origin: string, now: Date): Promise<string> {
  const { contact_email, security_contact = contact_email, security_policy } = await readShopFacts(queries);
  const lines = [
    `Contact: ${security_contact.includes(":") ? security_contact : `mailto:${security_contact}`}`,
    `Expires: ${expiry(now)}`,
    `Preferred-Languages: ${(await languagesOf(queries)).join(", ")}`,
    `Canonical: ${origin}${securityTxtPath}`,
    ...(security_policy === undefined ? [] : [`Policy: ${security_policy}`]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** At the beginning of a day, so that the file changes only daily. */
const expiry = (now: Date): string =>
  new Date((Math.floor(now.getTime() / day) + validDays) * day).toISOString();

async function languagesOf(queries: Queries): Promise<string[]> {
  const [markets, languages] = [await findMarkets(queries), await findLanguages(queries)];
  const localeOf = new Map(languages.map(({ id, locale }) => [id, locale]));
  const locales = markets.flatMap((market) => market.languages.map((id) => localeOf.get(id) ?? id));
  return [...new Set(locales.map((locale) => new Intl.Locale(locale).language))];
}
