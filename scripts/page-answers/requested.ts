import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Operation } from "#tests/support/contract.ts";
import { operationAt } from "#tests/support/contract-errors.ts";
import { answerKey, type RecordedAnswer } from "#workshop/pages/recorded-shop.ts";
import type { Viewer } from "#workshop/pages/shop-page.ts";

export type Place = { market: string; language: string };
export type Requested = {
  viewer: Viewer;
  token: string | null;
  method: string;
  url: string;
  /** As it is sent. */
  body: string;
};

/** Collects what pages ask a shop for, each once. */
export function collectRequests(app: FastifyInstance, tokens: ReadonlyMap<string, Viewer>) {
  const found = new Map<string, Requested>();
  const collect = (request: FastifyRequest, body: string) => {
    if (!isCollecting) return;
    const { method, url, headers } = request;
    const [, token = null] = headers.authorization?.split(" ") ?? [];
    const viewer = (token !== null && tokens.get(token)) || "visitor";
    found.set(`${viewer} ${method} ${url} ${body}`, { viewer, token, method, url, body });
  };
  // Also what is refused before its handler.
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET") collect(request, "");
  });
  app.addHook("preHandler", async (request) => {
    if (request.method !== "GET") collect(request, request.body ? JSON.stringify(request.body) : "");
  });
  let isCollecting = false;
  return {
    start: () => void (isCollecting = true),
    stop: (): readonly Requested[] => {
      isCollecting = false;
      return [...found.values()];
    },
  };
}

/** What the shop answers in another market and language. */
export async function askIn(
  app: FastifyInstance,
  { viewer, token, method, url, body }: Requested,
  place: Place,
): Promise<readonly [key: string, RecordedAnswer]> {
  const operation = operationAt(method, url);
  if (!operation) throw new Error(`${method} ${url} is no operation of the contract`);
  const there = urlIn(operation, url, place);
  const response = await app.inject({
    method: method as "GET",
    url: there,
    headers: {
      "accept-language": place.language,
      "x-requested-with": "XMLHttpRequest",
      ...(token !== null && operation.isProtected && { authorization: `Bearer ${token}` }),
      ...(body !== "" && { "content-type": "application/json" }),
    },
    ...(body !== "" && { payload: body }),
  });
  const type = String(response.headers["content-type"]);
  return [
    answerKey(operation.isProtected && token !== null ? viewer : "anyone", method, there, body),
    {
      status: response.statusCode,
      body: type.includes("json") ? response.json() : null,
      ...(type.startsWith("image/") && { isPhoto: true }),
    },
  ];
}

function urlIn({ path }: Operation, url: string, { market, language }: Place): string {
  const { pathname, search } = new URL(url, "http://shop");
  const names = `/api/v1${path}`.split("/");
  const values: Readonly<Record<string, string>> = { "{marketId}": market, "{languageId}": language };
  const there = pathname.split("/").map((part, index) => values[names[index]!] ?? part);
  return there.join("/") + search;
}
