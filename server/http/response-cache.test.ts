import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { createResponseCache, type ResponseCache } from "./response-cache.ts";
import { sendCached, type CacheableResponse } from "./cached-response.ts";

const text = "plant ".repeat(1_000);
const draft = (body = text): CacheableResponse => ({
  status: 200,
  headers: { "content-type": "text/plain" },
  body,
});
function slowDraft(body?: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = { begun: 0, end: resolve };
  return {
    ...work,
    draft: async () => ((work.begun += 1), await promise, draft(body)),
    times: () => work.begun,
  };
}
const bodyOf = (cache: ResponseCache, key: string) => cache.get(key)?.bodies.identity.toString();

test("simultaneous requests make a response once, and later ones get it from the cache", async () => {
  const cache = createResponseCache();
  const work = slowDraft();
  const responses = Array.from({ length: 20 }, () => cache.make("a", work.draft));
  work.end();
  const replies = await Promise.all(responses);
  expect([work.times(), new Set(replies).size]).toEqual([1, 1]);
  expect(cache.get("a")).toBe(replies[0]);
});

test("a response begun before the shop changed is made again", async () => {
  const cache = createResponseCache();
  const work = slowDraft("half");
  const response = cache.make("a", async () => (work.times() === 0 ? work.draft() : draft("whole")));
  cache.clear();
  work.end();
  expect((await response)?.bodies.identity.toString()).toBe("whole");
  expect(bodyOf(cache, "a")).toBe("whole");
  cache.clear();
  expect(cache.get("a")).toBeUndefined();
});

test("without change notifications nothing is cached", async () => {
  const cache = createResponseCache();
  let times = 0;
  const count = async () => (times += 1);
  cache.pause();
  await cache.make("a", async () => draft());
  await cache.once("thing", count);
  await cache.once("thing", count);
  expect([cache.get("a"), times]).toEqual([undefined, 2]);
  cache.clear();
  await cache.make("a", async () => draft());
  await cache.once("thing", count);
  await cache.once("thing", count);
  expect([bodyOf(cache, "a"), times]).toEqual([text, 3]);
});

test("a failure is not shared, and a null draft is not cached", async () => {
  const cache = createResponseCache();
  await expect(cache.make("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  await expect(cache.once("thing", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.make("a", async () => null)).toBeNull();
  expect(await cache.once("thing", async () => "here")).toBe("here");
  expect((await cache.make("a", async () => draft()))?.status).toBe(200);
});

test("many keys take no more memory than the limit", async () => {
  const cache = createResponseCache(100_000);
  for (let index = 0; index < 500; index += 1) await cache.make(`key ${index}`, async () => draft());
  const left = Array.from({ length: 500 }, (_, index) => cache.get(`key ${index}`)).filter(Boolean);
  expect(left.length).toBeGreaterThan(5);
  expect(left.length).toBeLessThan(20);
});

test("repeated responses are compressed fully, one at a time, with the same content and tag", async () => {
  const cache = createResponseCache();
  const words = Array.from({ length: 3_000 }, (_, index) => `plant ${(index * 7919) % 1009}`).join(" ");
  for (const key of ["a", "b"]) await cache.make(key, async () => draft(words));
  const first = cache.get("a")!;
  const { br: quick } = first.bodies;
  expect(cache.get("b")!.isTight).toBe(false);
  await expect.poll(() => cache.get("a")!.bodies.br.length).toBeLessThan(quick.length * 0.95);
  expect(brotliDecompressSync(cache.get("a")!.bodies.br).toString()).toBe(words);
  expect(cache.get("a")!.headers).toEqual(first.headers);
  await expect.poll(() => cache.get("b")!.isTight).toBe(true);
});

test("it is sent in an encoding that the browser accepts, and as 304 to one that has it", async () => {
  const cache = createResponseCache();
  await cache.make("a", async () => draft());
  const app = Fastify();
  app.get("/", async (request, reply) =>
    sendCached(request, reply.header("vary", "Cookie"), cache.get("a")!),
  );
  const get = (headers: Record<string, string>) => app.inject({ url: "/", headers });
  const plain = await get({});
  expect([plain.body, plain.headers.vary]).toEqual([text, "Cookie, Accept-Encoding"]);
  const br = await get({ "accept-encoding": "gzip, deflate, br, zstd" });
  expect([br.headers["content-encoding"], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
    "br",
    text,
  ]);
  const gzip = await get({ "accept-encoding": "gzip" });
  expect([gzip.headers["content-encoding"], gunzipSync(gzip.rawPayload).toString()]).toEqual(["gzip", text]);
  for (const encodings of ["identity", "br;q=0, gzip;q=0", "rubbish"])
    expect((await get({ "accept-encoding": encodings })).body).toBe(text);
  const etag = String(plain.headers.etag);
  for (const match of [etag, `"other", ${etag}`, "*"]) {
    const { statusCode, body } = await get({ "if-none-match": match });
    expect([statusCode, body]).toEqual([304, ""]);
  }
  for (const match of ["rubbish", '"', 'W/"', "\\", etag.slice(0, -2)])
    expect((await get({ "if-none-match": match })).statusCode).toBe(200);
  await app.close();
});
