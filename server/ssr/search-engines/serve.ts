import { isSlug } from "#domain/slug.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addCacheTags, collectCacheTags } from "#server/http/cache-tags.ts";
import { sendCached } from "#server/http/cached-response.ts";
import { findCatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { findSocialCard, sendSocialCard } from "./social-card.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { productFeed } from "./feed.ts";
import { findListedPages } from "./listed-pages.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

/** Sitemaps, product feeds and robots.txt. With a gate the shop must not be listed, so there are none. */
export function serveSearchEngines(app: FastifyInstance, services: Services): void {
  const { responseCache: kept, settings } = services;
  const { queries } = services.database;
  const origin = settings.publicUrl;
  const isOpen = settings.gate.mode === "open";
  const listed = () => kept.once("listed", () => findListedPages(services));

  app.get("/robots.txt", (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(robots()),
  );
  const robots = (): string =>
    isOpen
      ? `User-agent: *\nAllow: /api/v1/images/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
      : "User-agent: *\nDisallow: /\n";

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<string | null>,
  ): Promise<unknown> => {
    const made = isOpen
      ? await kept.make(request.url.split("?")[0]!, async () => {
          const body = await make();
          return body === null ? null : { status: 200, headers: xmlHeaders, body };
        })
      : null;
    return made ? sendCached(request, reply, made) : reply.code(404).type("text/plain").send("");
  };

  app.get("/sitemap.xml", (request, reply) =>
    answer(request, reply, async () => sitemapIndex(origin, await listed())),
  );

  app.get("/sitemap-:language(^[a-z0-9-]+)-:number(^\\d{1,4}).xml", (request, reply) => {
    const { language, number } = request.params as { language: string; number: string };
    return answer(request, reply, async () => sitemap(origin, await listed(), language, Number(number)));
  });

  app.get("/feeds/:market/:language.xml", (request, reply) => {
    const { market: marketId, language: languageId } = request.params as { market: string; language: string };
    return answer(request, reply, async () => {
      if (!isSlug(marketId) || !isSlug(languageId)) return null;
      const locale = await findCatalogueLocale(services, { languageId, marketId });
      if (!locale?.market.languages.includes(languageId)) return null;
      const { name } = await readShopFacts(queries);
      // Every product of the market is in it, so two tags say as much as all of theirs.
      const { made } = await collectCacheTags(() =>
        productFeed(queries, locale, { origin, name, now: services.clock() }),
      );
      addCacheTags([`prices:${marketId}`, "stock-order"]);
      return made;
    });
  });

  app.get("/cards/:language/*", async (request, reply) => {
    const { language, "*": path } = request.params as { language: string; "*": string };
    const { coldQueue } = services.limits;
    const network = clientNetwork(request.ip);
    const seconds = coldQueue.secondsToWait(network);
    if (seconds !== null) return reply.code(503).header("retry-after", seconds).type("text/plain").send("");
    const make = () => findSocialCard(services, language, path);
    const card = await coldQueue.run(network, make, () => request.socket.destroyed);
    // Its client has left.
    if (card === null) return reply.hijack();
    return sendSocialCard(reply, card);
  });
}

const xmlHeaders = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
};
