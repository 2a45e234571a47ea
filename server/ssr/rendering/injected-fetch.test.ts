import Fastify from "fastify";
import { expect, test } from "vitest";
import { createResponseCache } from "#server/http/response-cache.ts";
import { injectedFetch } from "./injected-fetch.ts";

const json = "application/json; charset=utf-8";

test("what the cache has needs no request; other URLs, methods and spellings do", async () => {
  const app = Fastify();
  const requests: string[] = [];
  app.all("/*", (request, reply) => {
    requests.push(`${request.method} ${request.url}`);
    return reply.code(404).type("application/problem+json").send({ from: "the program" });
  });
  const cache = createResponseCache();
  const body = JSON.stringify({ name: "Überblick" });
  await cache.make("/api/menu?in=de", async () => ({
    status: 200,
    headers: { "content-type": json },
    body,
  }));
  const fetch = injectedFetch(app, cache);
  const answer = await fetch("http://shop/api/menu?in=de");
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([200, json, body]);
  expect(requests).toEqual([]);
  for (const [url, method] of [
    ["http://shop/api/menu", "GET"],
    ["http://shop/api/menu?in=en", "GET"],
    ["http://shop/api/menu?in=de", "POST"],
  ] as const) {
    const other = await fetch(new Request(url, { method }));
    expect([other.status, await other.json()]).toEqual([404, { from: "the program" }]);
  }
  expect(requests).toEqual(["GET /api/menu", "GET /api/menu?in=en", "POST /api/menu?in=de"]);
});
