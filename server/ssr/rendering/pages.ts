import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { links, routeNames } from "#domain/links.ts";
import type { MarketLocale } from "#domain/market-locale.ts";
import { perArea } from "#domain/text-areas.ts";
import { setCookie } from "#server/http/cookies.ts";
import { sendCached, type CachedResponse, type CacheableResponse } from "#server/http/cached-response.ts";
import { maximumRedirectLength, redirectUrl } from "#server/http/redirect-url.ts";
import {
  retryAfterSeconds,
  DatabaseUnavailableError,
  isDatabaseUnavailable,
  reportDatabaseUnavailable,
} from "#server/platform/database/unavailable.ts";
import { findReadingLocale } from "#server/commerce/markets/markets.ts";
import { gateCookie, hasEntered, hasInvalidGateCookie } from "#server/commerce/markets/gate.ts";
import { secondsToWait } from "#server/http/limits/throttle.ts";
import type { Services } from "#server/commerce/services.ts";
import { localizedUrl, parseLocalizedPath } from "#domain/localized-path.ts";
import { findDefaultLocales, findListing } from "#server/ssr/search-engines/listed-pages.ts";
import { alternates } from "#server/ssr/search-engines/sitemap.ts";
import { observed } from "#server/platform/telemetry/telemetry.ts";
import { unavailablePage } from "./static-pages.ts";
import { factsFor, resolveMarketLocale, readRenderingData, versionFor } from "./rendering-data.ts";
import { injectedFetch } from "./injected-fetch.ts";
import { setMarketLocaleCookie, setTourLeadCookie } from "./page-cookies.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** Every URL that is neither the API nor a file is a page: it is redirected to its canonical URL or rendered. */
export function servePages(
  app: FastifyInstance,
  services: Services,
  { build, render, cacheKey }: PageRenderer,
): void {
  const fetch = injectedFetch(app);
  const { responseCache: kept } = services;
  const { queries } = services.database;
  const origin = services.settings.publicUrl;
  const groundOf = () => kept.once("ground", () => readRenderingData(services));

  app.get("/messages/:language/:file", async (request, reply) => {
    const { texts } = await groundOf();
    const { language } = request.params as { language: string };
    const text = Object.values(texts.get(language) ?? {}).find(({ path }) => path === request.url);
    if (!text) return reply.code(404).type("text/plain").send("");
    const made = await kept.make(request.url, async () => ({
      status: 200,
      headers: textHeaders,
      body: text.body,
    }));
    return sendCached(request, reply, made!);
  });

  app.get("/version", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type("text/plain")
      .send(versionFor(build, await groundOf())),
  );

  const answerUnknown = async (_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound();
  // Before the body is read.
  app.all("/api/*", { onRequest: answerUnknown }, answerUnknown);

  app.get("/*", { errorHandler: answerAway }, async (request, reply) => {
    const data = await groundOf();
    reply.header("vary", "Cookie, Accept-Language").header("cache-control", "private, no-cache");
    const keepsLead = await setTourLeadCookie(services, request, reply);
    const [pathname = "/", query] = request.url.split(/\?(.*)/s);
    const search = query ? `?${query}` : "";
    const { languageId: named, path } = parseLocalizedPath(
      pathname,
      data.languages.map(({ id }) => id),
    );
    const cookies = request.cookies;
    // A cache in front of the shop varies by this cookie, which anyone can forge.
    const isForeign = hasInvalidGateCookie(services, cookies);
    if (isForeign) reply.header("surrogate-control", "no-store");
    if (isForeign && hasEntered(services, cookies)) setCookie(reply, gateCookie(services));
    const locale = resolveMarketLocale(data, {
      cookies,
      acceptLanguage: request.headers["accept-language"],
      named,
      market: (request.query as { market?: unknown }).market,
    });
    const isAdmin = path.replace(/\/$/, "") === `/${routeNames.admin}`;
    const shown = isAdmin ? links.adminOrders() : path;
    const address = localizedUrl(locale, shown, search);
    // Before any redirect: its target names a language, which alone would select another market.
    const keepsPlace = setMarketLocaleCookie(reply, locale, cookies);
    if (locale.languageId !== named || pathname !== address.split("?")[0])
      return reply.redirect(redirectUrl(address));
    const isOpen = hasEntered(services, cookies);
    if (!isOpen && path !== links.welcome) {
      const to = [`${path}${search}`, path]
        .map((segment) => encodeURIComponent(segment))
        .find(({ length }) => length <= maximumRedirectLength);
      return reply.redirect(localizedUrl(locale, links.welcome, to === undefined ? "" : `?to=${to}`));
    }
    const key = await cacheKey(localizedUrl(locale, path, search));
    const name = `page ${locale.marketId} ${locale.languageId} ${isOpen} ${key}`;
    const sendToMany = (page: CachedResponse) => {
      if (!keepsLead && !keepsPlace && !isForeign) reply.header("surrogate-control", forMany);
      return sendCached(request, reply, page);
    };
    const known = key === null ? undefined : kept.get(name);
    if (known) return sendToMany(known);
    const seconds = await secondsToWait(services.limits.throttle, "uncached", request);
    if (seconds !== null) return sendTooMany(reply, seconds);
    if (key === null) return sendDraft(reply, await renderAt(address, locale, isOpen));
    let other: CacheableResponse | undefined;
    const made = await kept.make(name, async (signal) => {
      const draft = await renderAt(key, locale, isOpen);
      other = draft.status === 200 || signal.aborted ? undefined : draft;
      return draft.status === 200 ? draft : null;
    });
    if (made) return sendToMany(made);
    return sendDraft(reply, other ?? (await renderAt(address, locale, isOpen)));
  });

  async function surroundingsOf(path: string, at: MarketLocale) {
    const defaultLocales = await kept.once("first places", () => findDefaultLocales(queries));
    const locale = (await findReadingLocale(queries, at))!;
    const { canonicalPath, languages } = await findListing(queries, locale, defaultLocales, path);
    return { origin, canonicalPath, alternates: alternates(origin, canonicalPath, languages) };
  }

  async function renderAt(
    address: string,
    locale: MarketLocale,
    entered: boolean,
  ): Promise<CacheableResponse> {
    const data = await groundOf();
    const [, path = "/"] = /^\/[^/]+(\/[^?]*)/.exec(address) ?? [];
    const facts = factsFor(data, { place: locale, entered, version: versionFor(build, data) });
    const { asking, missesData } = attentive(fetch);
    const surroundings = await surroundingsOf(path, locale);
    const renderPage = () =>
      render({
        address,
        facts,
        messages: perArea((area) => data.texts.get(locale.languageId)![area].trees),
        fetch: asking,
        isIndexed: data.settings.gate === "open",
        surroundings,
      });
    const rendered = await observed(aPage, renderPage, ({ status }) => String(status)).catch(
      (error: unknown) => {
        throw missesData() ? new DatabaseUnavailableError() : error;
      },
    );
    if (missesData()) throw new DatabaseUnavailableError();
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": rendered.policy,
      // src/service-worker.ts reads it: the page's market locale and cache key.
      ...(rendered.isCacheable && { "offline-as": `${locale.marketId}.${locale.languageId} ${address}` }),
    };
    return { status: rendered.status, headers, body: rendered.html };
  }
}

const sendDraft = (reply: FastifyReply, { status, headers, body }: CacheableResponse): FastifyReply =>
  reply.code(status).headers(headers).send(body);

const sendTooMany = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply
    .code(429)
    .header("retry-after", seconds)
    .type("text/plain")
    .send("Too many pages at once. Please wait a minute.");

/**
 * For a cache in front of the shop that varies by market locale and gate (`deploy/varnish.vcl`); it is not notified
 * of changes.
 */
const forMany = "max-age=10";

const aPage = { kind: "page", name: "paint" } as const;

const textHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
};

/** A `fetch` that records whether the API was unavailable, in which case the page is incomplete. */
function attentive(fetch: typeof globalThis.fetch) {
  let misses = false;
  const observedFetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    misses ||= answer.status === 503;
    return answer;
  };
  return { asking: observedFetch, missesData: () => misses };
}

function answerAway(error: Error, { url, headers }: FastifyRequest, reply: FastifyReply): void {
  if (!isDatabaseUnavailable(error)) throw error;
  reportDatabaseUnavailable(error);
  const { html, policy } = unavailablePage(url, headers["accept-language"]);
  reply
    .code(503)
    .headers({
      "retry-after": retryAfterSeconds,
      "cache-control": "no-store",
      "content-security-policy": policy,
    })
    .type("text/html; charset=utf-8")
    .send(html);
}
