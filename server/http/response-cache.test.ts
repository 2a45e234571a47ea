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

test("requests after a change do not get what was begun before it, and a second change ends the attempts", async () => {
  const cache = createResponseCache();
  const begun: { body: string; end: () => void }[] = [];
  const begin = (body: string) => async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push({ body, end: resolve });
    await promise;
    return draft(body);
  };
  const outdated = cache.make("a", begin("first"));
  cache.clear();
  const current = cache.make("a", begin("second"));
  const shared = cache.make("a", begin("third"));
  begun[1]!.end();
  const reply = await current;
  expect(reply?.bodies.identity.toString()).toBe("second");
  expect(await shared).toBe(reply);
  begun[0]!.end();
  expect(await outdated).toBe(reply);
  expect(begun.map(({ body }) => body)).toEqual(["first", "second"]);

  const twice = cache.make("b", begin("b"));
  cache.clear();
  begun[2]!.end();
  await expect.poll(() => begun.length).toBe(4);
  cache.clear();
  begun[3]!.end();
  expect([(await twice)?.bodies.identity.toString(), cache.get("b")]).toEqual(["b", undefined]);
});

test("a change during a null draft or a failure affects nothing else", async () => {
  const cache = createResponseCache();
  const empty = Promise.withResolvers<null>();
  const absent = cache.make("a", () => empty.promise);
  const away = Promise.withResolvers<null>();
  const failing = cache.make("b", () => away.promise);
  cache.clear();
  const newer = cache.make("b", async () => draft("newer"));
  empty.resolve(null);
  away.reject(new Error("away"));
  expect(await absent).toBeNull();
  await expect(failing).rejects.toThrow("away");
  expect((await newer)?.bodies.identity.toString()).toBe("newer");
  expect([cache.get("a"), bodyOf(cache, "b")]).toEqual([undefined, "newer"]);
});

test("a value read before a change is not kept after it", async () => {
  const cache = createResponseCache();
  const before = Promise.withResolvers<string>();
  const outdated = [1, 2].map(() => cache.once("thing", () => before.promise));
  cache.clear();
  expect(await cache.once("thing", async () => "new")).toBe("new");
  before.resolve("old");
  expect(await Promise.all(outdated)).toEqual(["old", "old"]);
  expect(await cache.once("thing", async () => "another")).toBe("new");
  const undone = Promise.withResolvers<string>();
  const last = cache.once("other thing", () => undone.promise);
  cache.clear();
  undone.resolve("old");
  await last;
  expect(await cache.once("other thing", async () => "new")).toBe("new");
});

test("a picture is kept apart from pages, and while nothing is cached neither is it", async () => {
  const cache = createResponseCache(100_000);
  const picture = { ...draft(), body: Buffer.alloc(40_000) };
  await cache.make("page", async () => draft());
  cache.pause();
  await cache.make("picture", async () => picture);
  expect(cache.get("picture")).toBeUndefined();
  cache.clear();
  await cache.make("page", async () => draft());
  for (const key of ["one", "two", "three"]) await cache.make(key, async () => picture);
  expect(["page", "one", "two", "three"].map((key) => cache.get(key) !== undefined)).toEqual([
    true,
    false,
    false,
    true,
  ]);
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

test("a response is compressed when somebody accepts it, fully when it is repeated, with the same content and tag", async () => {
  const cache = createResponseCache();
  const words = Array.from({ length: 3_000 }, (_, index) => `plant ${(index * 7919) % 1009}`).join(" ");
  const app = Fastify();
  app.get("/:key", async (request, reply) =>
    sendCached(request, reply, cache.get((request.params as { key: string }).key)!),
  );
  const get = (url: string, encoding: string) =>
    app.inject({ url, headers: { "accept-encoding": encoding } });
  for (const key of ["a", "b"]) await cache.make(key, async () => draft(words));
  const first = cache.get("a")!;
  expect(Object.keys(first.bodies)).toEqual(["identity"]);
  await get("/b", "gzip");
  expect(Object.keys(cache.get("b")!.bodies).sort()).toEqual(["gzip", "identity"]);
  const [quick, shared] = await Promise.all([get("/a", "br"), get("/a", "br")]);
  expect(quick.rawPayload.equals(shared.rawPayload)).toBe(true);
  const tight = () => cache.get("a")!.bodies.br!;
  await expect.poll(() => tight().length).toBeLessThan(quick.rawPayload.length * 0.95);
  expect(brotliDecompressSync(tight()).toString()).toBe(words);
  expect(cache.get("a")!.headers).toEqual(first.headers);
  expect(cache.get("b")!.isTight).toBe(false);
  await get("/b", "br");
  await expect.poll(() => cache.get("b")!.isTight).toBe(true);
  await app.close();
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
