import { expect, test } from "vitest";
import { fairConcurrency } from "./fair-concurrency.ts";

test("many calls of one key do not delay another key, and neither exceeds its limit", async () => {
  const limit = fairConcurrency({ perKey: 1, all: 2 });
  const order: string[] = [];
  let running = 0;
  let maximum = 0;
  const work = (name: string) => async () => {
    running += 1;
    maximum = Math.max(maximum, running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    order.push(name);
  };
  const crowd = Array.from({ length: 50 }, (_, index) => limit.run("crowd", work(`crowd ${index}`)));
  expect(limit.waiting("crowd").ofKey).toBeGreaterThan(40);
  await limit.run("somebody", work("somebody"));
  expect(order.indexOf("somebody")).toBeLessThan(3);
  await Promise.all(crowd);
  expect([order.length, maximum, limit.waiting("crowd")]).toEqual([51, 2, { ofKey: 0, ofAll: 0 }]);
});

test("a failed call frees its slot", async () => {
  const limit = fairConcurrency({ perKey: 1, all: 1 });
  await expect(limit.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit.run("a", async () => 1)).toBe(1);
});
