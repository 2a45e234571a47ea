import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { links } from "#domain/links.ts";
import { localizedUrl } from "#domain/localized-path.ts";
import { setCookie } from "#server/http/cookies.ts";
import { sendCached, type CachedResponse, type CacheableResponse } from "#server/http/cached-response.ts";
import { redirectUrl } from "#server/http/redirect-url.ts";
import {
  retryAfterSeconds,
  isDatabaseUnavailable,
  reportDatabaseUnavailable,
} from "#server/platform/database/unavailable.ts";
import { gateCookie, hasEntered, hasInvalidGateCookie } from "#server/commerce/markets/gate.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { secondsToWait } from "#server/http/limits/throttle.ts";
import type { Services } from "#server/commerce/services.ts";
import { unavailablePage } from "./static-pages.ts";
import { readRenderingData, type RenderingData } from "./rendering-data.ts";
import { injectedFetch } from "./injected-fetch.ts";
import { setMarketLocaleCookie, setTourLeadCookie } from "./page-cookies.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { createRenderPage, type RenderPage } from "./render-page.ts";
import { findRequestedPage, welcomeUrl, type RequestedPage } from "./requested-page.ts";

type ReadData = () => Promise<RenderingData>;

/** Every URL that is neither the API nor a file is a page: it is redirected to its canonical URL or rendered. */
export function servePages(app: FastifyInstance, services: Services, renderer: PageRenderer): void {
  const readData = () =>
    services.responseCache.once("ground", () => readRenderingData(services, renderer.build));
  const renderPage = createRenderPage(
    services,
    injectedFetch(app, services.responseCache),
    renderer,
    readData,
  );

  serveTexts(app, services, readData);

  app.get("/version", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type("text/plain")
      .send((await readData()).version),
  );

  const answerUnknown = async (_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound();
  // Before the body is read.
  app.all("/api/*", { onRequest: answerUnknown }, answerUnknown);

  app.get("/*", { errorHandler: answerAway }, async (request, reply) => {
    const data = await readData();
    reply.header("vary", "Cookie, Accept-Language").header("cache-control", "private, no-cache");
    const setsTourLead = await setTourLeadCookie(services, request, reply);
    const hasForgedGate = replaceForgedGateCookie(services, request, reply);
    const page = findRequestedPage(data, request);
    // Before any redirect: its target names a language, which alone would select another market.
    const setsLocale = setMarketLocaleCookie(reply, page.locale, request.cookies);
    if (!page.isCanonical) return reply.redirect(redirectUrl(page.address));
    const isOpen = hasEntered(services, request.cookies);
    if (!isOpen && page.path !== links.welcome) return reply.redirect(welcomeUrl(page));
    const isShared = !setsTourLead && !setsLocale && !hasForgedGate;
    const cacheKey = await renderer.cacheKey(localizedUrl(page.locale, page.path, page.search));
    return sendPage(services, renderPage, request, reply, { page, isOpen, isShared, cacheKey });
  });
}

/** A cache in front of the shop varies by this cookie, which anyone can forge. */
function replaceForgedGateCookie(
  services: Services,
  { cookies }: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const isForged = hasInvalidGateCookie(services, cookies);
  if (isForged) reply.header("surrogate-control", "no-store");
  if (isForged && hasEntered(services, cookies)) setCookie(reply, gateCookie(services));
  return isForged;
}

type PageToSend = {
  page: RequestedPage;
  isOpen: boolean;
  /** Whether a cache in front of the shop may give the response to others. */
  isShared: boolean;
  /** Null: the response is not cached. */
  cacheKey: string | null;
};

/** Sends the page from the cache, or renders it, as often as the visitor's limit allows. */
async function sendPage(
  { responseCache, limits }: Services,
  renderPage: RenderPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { page: { locale, address }, isOpen, isShared, cacheKey }: PageToSend,
): Promise<FastifyReply> {
  const name = `page ${locale.marketId} ${locale.languageId} ${isOpen} ${cacheKey}`;
  const sendShared = (page: CachedResponse) => {
    if (isShared) reply.header("surrogate-control", sharedLifetime);
    return sendCached(request, reply, page);
  };
  const known = cacheKey === null ? undefined : responseCache.get(name);
  if (known) return sendShared(known);
  const seconds = await secondsToWait(limits.throttle, "uncached", request);
  if (seconds !== null) return sendTooMany(reply, seconds);
  const network = clientNetwork(request.ip);
  const busy = limits.coldQueue.secondsToWait(network);
  if (busy !== null) return sendUnavailable(request, reply, busy);
  // Sending is not part of the turn: it lasts as long as the client takes to read.
  const make = async () => {
    if (cacheKey === null) {
      const page = await renderPage(address, locale, isOpen);
      return () => sendUncached(reply, page);
    }
    let uncached: CacheableResponse | undefined;
    const draft = async () => {
      const rendered = await renderPage(cacheKey, locale, isOpen);
      uncached = rendered.status === 200 ? undefined : rendered;
      return rendered.status === 200 ? rendered : null;
    };
    const cached = await responseCache.make(name, draft, () => {
      uncached = undefined;
    });
    if (cached) return () => sendShared(cached);
    const page = uncached ?? (await renderPage(address, locale, isOpen));
    return () => sendUncached(reply, page);
  };
  const send = await limits.coldQueue.run(network, make, () => request.socket.destroyed);
  return send ? send() : reply.hijack();
}

function serveTexts(app: FastifyInstance, { responseCache }: Services, readData: ReadData): void {
  app.get("/messages/:language/:file", async (request, reply) => {
    const { texts } = await readData();
    const { language } = request.params as { language: string };
    const text = Object.values(texts.get(language) ?? {}).find(({ path }) => path === request.url);
    if (!text) return reply.code(404).type("text/plain").send("");
    const made = await responseCache.make(request.url, async () => ({
      status: 200,
      headers: textHeaders,
      body: text.body,
    }));
    return sendCached(request, reply, made!);
  });
}

const sendUncached = (reply: FastifyReply, { status, headers, body }: CacheableResponse): FastifyReply =>
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
const sharedLifetime = "max-age=10";

const textHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
};

function answerAway(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (!isDatabaseUnavailable(error)) throw error;
  reportDatabaseUnavailable(error);
  sendUnavailable(request, reply, retryAfterSeconds);
}

function sendUnavailable(
  { url, headers }: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
): FastifyReply {
  const { html, policy } = unavailablePage(url, headers["accept-language"], seconds);
  return reply
    .code(503)
    .headers({
      "retry-after": seconds,
      "cache-control": "no-store",
      "content-security-policy": policy,
    })
    .type("text/html; charset=utf-8")
    .send(html);
}
