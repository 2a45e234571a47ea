import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { createResponseCache, type ResponseCache } from "./response-cache.ts";
import { sendCached, type CacheableResponse } from "./cached-response.ts";

const text = "plant ".repeat(1_000);
const draft = (said = text): CacheableResponse => ({
  status: 200,
  headers: { "content-type": "text/plain" },
  body: said,
});
function slowly(said?: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = { begun: 0, end: resolve };
  return {
    ...work,
    draft: async () => ((work.begun += 1), await promise, draft(said)),
    times: () => work.begun,
  };
}
const saidOf = (kept: ResponseCache, key: string) => kept.get(key)?.bodies.identity.toString();

test("of many who ask at once one makes the reply, and whoever comes later gets it", async () => {
  const kept = createResponseCache();
  const work = slowly();
  const asked = Array.from({ length: 20 }, () => kept.make("a", work.draft));
  work.end();
  const replies = await Promise.all(asked);
  expect([work.times(), new Set(replies).size]).toEqual([1, 1]);
  expect(kept.get("a")).toBe(replies[0]);
});

test("what was begun before the shop changed is made again", async () => {
  const kept = createResponseCache();
  const work = slowly("half");
  const asked = kept.make("a", async () => (work.times() === 0 ? work.draft() : draft("whole")));
  kept.clear();
  work.end();
  expect((await asked)?.bodies.identity.toString()).toBe("whole");
  expect(saidOf(kept, "a")).toBe("whole");
  kept.clear();
  expect(kept.get("a")).toBeUndefined();
});

test("while nobody would tell of a change nothing is kept", async () => {
  const kept = createResponseCache();
  let times = 0;
  const count = async () => (times += 1);
  kept.pause();
  await kept.make("a", async () => draft());
  await kept.once("thing", count);
  await kept.once("thing", count);
  expect([kept.get("a"), times]).toEqual([undefined, 2]);
  kept.clear();
  await kept.make("a", async () => draft());
  await kept.once("thing", count);
  await kept.once("thing", count);
  expect([saidOf(kept, "a"), times]).toEqual([text, 3]);
});

test("a failure is nobody else's, and what is not worth keeping is not kept", async () => {
  const kept = createResponseCache();
  await expect(kept.make("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  await expect(kept.once("thing", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await kept.make("a", async () => null)).toBeNull();
  expect(await kept.once("thing", async () => "here")).toBe("here");
  expect((await kept.make("a", async () => draft()))?.status).toBe(200);
});

test("a flood of keys takes no more memory than there is room for", async () => {
  const kept = createResponseCache(100_000);
  for (let index = 0; index < 500; index += 1) await kept.make(`key ${index}`, async () => draft());
  const left = Array.from({ length: 500 }, (_, index) => kept.get(`key ${index}`)).filter(Boolean);
  expect(left.length).toBeGreaterThan(5);
  expect(left.length).toBeLessThan(20);
});

test("what is asked for again becomes smaller, one reply at a time, and says the same under the same tag", async () => {
  const kept = createResponseCache();
  const words = Array.from({ length: 3_000 }, (_, index) => `plant ${(index * 7919) % 1009}`).join(" ");
  for (const key of ["a", "b"]) await kept.make(key, async () => draft(words));
  const first = kept.get("a")!;
  const { br: quick } = first.bodies;
  expect(kept.get("b")!.isTight).toBe(false);
  await expect.poll(() => kept.get("a")!.bodies.br.length).toBeLessThan(quick.length * 0.95);
  expect(brotliDecompressSync(kept.get("a")!.bodies.br).toString()).toBe(words);
  expect(kept.get("a")!.headers).toEqual(first.headers);
  await expect.poll(() => kept.get("b")!.isTight).toBe(true);
});

test("it is sent in the encoding that the browser takes, and not at all to one that has it", async () => {
  const kept = createResponseCache();
  await kept.make("a", async () => draft());
  const app = Fastify();
  app.get("/", async (request, reply) => sendCached(request, reply.header("vary", "Cookie"), kept.get("a")!));
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
