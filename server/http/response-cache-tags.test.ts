import { expect, onTestFinished, test, vi } from "vitest";
import { addCacheTags, type CacheTag } from "./cache-tags.ts";
import { createResponseCache, type ResponseCache } from "./response-cache.ts";
import type { CacheableResponse } from "./cached-response.ts";

const draft = (body: string): CacheableResponse => ({ status: 200, headers: {}, body });
const bodyOf = (cache: ResponseCache, key: string) => cache.get(key)?.bodies.identity.toString();

const fern = "product:europe:fern";
const spade = "product:europe:spade";
const tagged =
  (body: string, ...tags: CacheTag[]) =>
  async () => {
    addCacheTags(tags);
    return draft(body);
  };

test("a change drops the responses and values that carry its tag, and those made of them", async () => {
  const cache = createResponseCache();
  await cache.make("fern", tagged("fern", fern));
  await cache.make("spade", tagged("spade", spade));
  const named = () => cache.once("name", async () => (addCacheTags([fern]), "Boston fern"));
  await cache.make("page", async () => {
    await cache.make("fern", tagged("fern", fern));
    return draft("page");
  });
  await cache.make("list", async () => draft(await named()));
  await cache.make("copy", async () => draft(cache.get("list")!.bodies.identity.toString()));
  cache.invalidate([fern, "prices:europe"]);
  expect(["fern", "page", "list", "copy", "spade"].map((key) => bodyOf(cache, key))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "spade",
  ]);
  expect(await cache.once("name", async () => "Sword fern")).toBe("Sword fern");
});

test("what a change concerns is made again even if it was being made, and nothing else is", async () => {
  const cache = createResponseCache();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const times = { fern: 0, spade: 0 };
  const outdated: string[] = [];
  const make = (key: "fern" | "spade", tag: CacheTag) =>
    cache.make(
      key,
      async () => {
        addCacheTags([tag]);
        times[key] += 1;
        if (times[key] > 1) return draft(`new ${key}`);
        await released;
        return draft(key);
      },
      () => outdated.push(key),
    );
  const made = [make("fern", fern), make("spade", spade), make("fern", fern)];
  cache.invalidate([fern]);
  made.push(make("fern", fern));
  release();
  expect((await Promise.all(made)).map((reply) => reply?.bodies.identity.toString())).toEqual([
    "new fern",
    "spade",
    "new fern",
    "new fern",
  ]);
  expect([outdated, bodyOf(cache, "fern"), bodyOf(cache, "spade")]).toEqual([["fern"], "new fern", "spade"]);
});

test("a response that changes each time it is made is not cached, nor what is made of it", async () => {
  const cache = createResponseCache();
  let times = 0;
  const changing = async () => {
    addCacheTags([spade]);
    times += 1;
    cache.invalidate([spade]);
    return draft(String(times));
  };
  const page = await cache.make("page", async () => {
    await cache.make("spade", changing);
    return draft("page");
  });
  expect([page?.bodies.identity.toString(), cache.get("page"), cache.get("spade")]).toEqual([
    "page",
    undefined,
    undefined,
  ]);
});

test("evicted responses leave nothing behind in the index of tags", async () => {
  const cache = createResponseCache(20_000);
  for (let index = 0; index < 100; index += 1)
    await cache.make(`key ${index}`, tagged(`${index}`.repeat(1_000), fern, `prices:${index}`));
  const left = () => Array.from({ length: 100 }, (_, index) => cache.get(`key ${index}`)).filter(Boolean);
  expect(left().length).toBeGreaterThan(0);
  cache.invalidate([fern]);
  expect(left()).toEqual([]);
});

test("after an hour a response is made again, and still carries its tags", async () => {
  let now = performance.now();
  const spy = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => spy.mockRestore());
  const cache = createResponseCache();
  const all = async (text: string) => {
    await cache.make("fern", tagged(text, fern));
    return cache.once("name", async () => (addCacheTags([fern]), text));
  };
  await all("first");
  now += 3_600_000;
  expect(await all("second")).toBe("second");
  cache.invalidate([fern]);
  expect([cache.get("fern"), await all("third")]).toEqual([undefined, "third"]);
});

test("a request after a change does not get a part that was begun before it, nor keep it", async () => {
  const cache = createResponseCache();
  let price = 1;
  const begun: (() => void)[] = [];
  const readPrice = async () => {
    addCacheTags([fern]);
    const read = price;
    await new Promise<void>((done) => begun.push(done));
    return String(read);
  };
  const change = () => {
    price += 1;
    cache.invalidate([fern]);
  };
  const page = (key: string) => cache.make(key, async () => draft(await cache.once("price", readPrice)));
  const early = page("early");
  await expect.poll(() => begun.length).toBe(1);
  change();
  begun[0]!();
  await expect.poll(() => begun.length).toBe(2);
  change();
  const late = page("late");
  for (let index = 1; index < 8; index += 1) {
    await new Promise(setImmediate);
    begun[index]?.();
  }
  expect((await late)?.bodies.identity.toString()).toBe("3");
  await early;
  expect(["early", "late"].map((key) => bodyOf(cache, key) ?? "3")).toEqual(["3", "3"]);
});
