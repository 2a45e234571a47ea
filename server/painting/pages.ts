import { stringifySetCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasEntered } from "../markets/gate.ts";
import type { Place } from "#domain/place.ts";
import type { Services } from "../services.ts";
import { addressIn, locate } from "./address.ts";
import { factsFor, placeOf, readGround, type Ground } from "./facts.ts";
import { injectedFetch } from "./injected-fetch.ts";
import type { Painter } from "./painter.ts";

const welcome = "/welcome-page";
const groundKeptFor = 10_000;

/** Every address that is neither the API nor a file is a page: redirected to where it belongs, or painted. */
export function servePages(app: FastifyInstance, services: Services, paint: Painter): void {
  const fetch = injectedFetch(app);
  const groundOf = keptGround(services);

  app.get("/messages/:file", async (request, reply) => {
    const { texts } = await groundOf();
    const found = [...texts.values()].find(({ path }) => path === request.url);
    if (!found) return reply.code(404).type("text/plain").send("");
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return reply.type("application/json; charset=utf-8").send(found.body);
  });

  app.all("/api/*", (_request, reply) => reply.callNotFound());

  app.get("/*", async (request, reply) => {
    const ground = await groundOf();
    reply.header("vary", "Cookie, Accept-Language").header("cache-control", "private, no-cache");
    keepTourLead(request, reply);
    const [pathname = "/", query] = request.url.split(/\?(.*)/s);
    const search = query ? `?${query}` : "";
    const { languageId: named, path } = locate(
      pathname,
      ground.languages.map(({ id }) => id),
    );
    const cookies = request.cookies;
    const place = placeOf(ground, { cookies, acceptLanguage: request.headers["accept-language"], named });
    const address = addressIn(place, path, search);
    if (place.languageId !== named || pathname !== address.split("?")[0]) return reply.redirect(address);
    rememberPlace(reply, place, cookies);
    const isOpen = hasEntered(services, cookies);
    if (!isOpen && path !== welcome) {
      const to = encodeURIComponent(`${path}${search}`);
      return reply.redirect(addressIn(place, welcome, `?to=${to}`));
    }
    const facts = factsFor(services, ground, place, cookies);
    const painted = await paint({
      address,
      facts: facts as never,
      messages: ground.texts.get(place.languageId)!.trees as never,
      fetch,
      isIndexed: ground.settings.gate === "open",
    });
    return reply
      .code(painted.status)
      .header("content-security-policy", painted.policy)
      .type("text/html; charset=utf-8")
      .send(painted.html);
  });
}

/** The tour lead's code of a link, for the session and before any redirect. */
function keepTourLead(request: FastifyRequest, reply: FastifyReply): void {
  const { tlId } = request.query as { tlId?: unknown };
  if (typeof tlId !== "string" || !/^[\w-]{1,40}$/.test(tlId)) return;
  reply.header(
    "set-cookie",
    stringifySetCookie({ name: "trellis_tour_lead", value: tlId, path: "/", sameSite: "lax" }),
  );
}

const year = 31_536_000;

/** The language of the address is the shopper's choice, and so is the market it stands for. */
function rememberPlace(reply: FastifyReply, place: Place, cookies: FastifyRequest["cookies"]): void {
  const value = `${place.marketId}.${place.languageId}`;
  if (cookies.trellis_place === value) return;
  const cookie = { name: "trellis_place", value, path: "/", sameSite: "lax", maxAge: year } as const;
  reply.header("set-cookie", stringifySetCookie(cookie));
}

function keptGround(services: Services): () => Promise<Ground> {
  let kept: { ground: Promise<Ground>; until: number } | null = null;
  return () => {
    const now = performance.now();
    if (!kept || kept.until < now) {
      const ground = readGround(services);
      kept = { ground, until: now + groundKeptFor };
      ground.catch(() => {
        kept = null;
      });
    }
    return kept.ground;
  };
}
