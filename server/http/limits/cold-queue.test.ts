import { expect, test } from "vitest";
import { createColdQueue } from "./cold-queue.ts";

/** Each turn begins in a round of the event loop of its own. */
async function nextTurns(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise(setImmediate);
}

/** A queue whose work has taken so many milliseconds so far. */
async function queueOf(milliseconds: number) {
  let at = 0;
  const queue = createColdQueue(() => at);
  for (let index = 0; index < 200; index += 1) {
    await queue.run("a", async () => {
      at += milliseconds;
    });
  }
  return queue;
}

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    work: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
    },
    end: async () => {
      ends.shift()!();
      await nextTurns();
    },
    most: () => most,
    isRunning: () => running,
  };
}

test("a network's requests are made four at a time, and leave room for others", async () => {
  const queue = createColdQueue();
  const crawler = heldWork();
  const others = heldWork();
  const all = Array.from({ length: 100 }, () => queue.run("crawler", crawler.work));
  await nextTurns();
  expect(crawler.isRunning()).toBe(4);
  const some = ["a", "b", "c", "d"].map((network) => queue.run(network, others.work));
  await nextTurns();
  expect([crawler.isRunning(), others.isRunning()]).toEqual([4, 4]);
  const late = queue.run("e", others.work);
  await nextTurns();
  expect(others.isRunning()).toBe(4);
  // The next turn is its own, although 96 of the crawler's wait.
  await crawler.end();
  expect([crawler.isRunning(), others.isRunning()]).toEqual([3, 5]);
  while (others.isRunning() > 0) await others.end();
  while (crawler.isRunning() > 0) await crawler.end();
  await Promise.all([...all, ...some, late]);
  expect(crawler.most()).toBe(4);
});

test("what a request in the queue requests of the shop itself does not wait behind it", async () => {
  const queue = createColdQueue();
  const pages = Array.from({ length: 20 }, (_, index) =>
    queue.run(`network ${index % 3}`, () => queue.run("own", async () => index)),
  );
  expect(await Promise.all(pages)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test("an error ends its own request and no other", async () => {
  const queue = createColdQueue();
  const failing = Array.from({ length: 10 }, () => queue.run("a", () => Promise.reject(new Error("away"))));
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
    Array.from({ length: 10 }, () => "rejected"),
  );
  expect(await queue.run("a", async () => "made")).toBe("made");
});

test("nothing is refused until the queue is two minutes long", async () => {
  // Each takes half a second, so 1,920 in eight turns take two minutes.
  const queue = await queueOf(500);
  const held = heldWork();
  const all = Array.from({ length: 1_900 }, (_, index) => queue.run(`network ${index}`, held.work));
  await nextTurns();
  expect(queue.secondsToWait("visitor")).toBeNull();
  all.push(...Array.from({ length: 100 }, (_, index) => queue.run(`another ${index}`, held.work)));
  await nextTurns();
  expect(queue.secondsToWait("visitor")).toBeGreaterThan(120);
  expect(queue.secondsToWait("visitor")).toBeLessThan(130);
  while (held.isRunning() > 0) await held.end();
  await Promise.all(all);
  expect(queue.secondsToWait("visitor")).toBeNull();
});

test("a network with a long queue of its own is sent away, and the others are not", async () => {
  const queue = await queueOf(500);
  const held = heldWork();
  const all = Array.from({ length: 1_940 }, () => queue.run("crawler", held.work));
  await nextTurns();
  // In four turns at a time, not in eight.
  expect(queue.secondsToWait("crawler")).toBeGreaterThan(240);
  expect(queue.secondsToWait("visitor")).toBeNull();
  while (held.isRunning() > 0) await held.end();
  await Promise.all(all);
});

test("two thousand of one network wait, however quick they are; the others still may", async () => {
  const queue = await queueOf(10);
  const held = heldWork();
  const all = Array.from({ length: 2_003 }, () => queue.run("crawler", held.work));
  await nextTurns();
  expect(queue.secondsToWait("crawler")).toBeNull();
  all.push(queue.run("crawler", held.work));
  // Half a thousand turns of a little more than ten milliseconds.
  expect(queue.secondsToWait("crawler")).toBe(6);
  expect(queue.secondsToWait("visitor")).toBeNull();
  while (held.isRunning() > 0) await held.end();
  await Promise.all(all);
});

test("nothing is made for clients that left while they waited", async () => {
  const queue = createColdQueue();
  const held = heldWork();
  const turns = Array.from({ length: 4 }, () => queue.run("a", held.work));
  let isGone = false;
  let made = 0;
  const make = async () => (made += 1);
  const left = queue.run("a", make, () => isGone);
  const stays = queue.run("a", make, () => false);
  await nextTurns();
  isGone = true;
  while (held.isRunning() > 0) await held.end();
  await Promise.all(turns);
  expect([await left, await stays, made]).toEqual([null, 1, 1]);
});

test("other events are handled between the turns, whatever the work does", async () => {
  const queue = createColdQueue();
  let made = 0;
  const all = Array.from({ length: 20 }, () => queue.run("a", async () => (made += 1)));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(made).toBeLessThan(20);
  await Promise.all(all);
});

test("the wait counts what other networks have in line already", async () => {
  const queue = await queueOf(500);
  const held = heldWork();
  // 500 networks with ten requests each: four of each are before a visitor's first.
  const all = Array.from({ length: 5_000 }, (_, index) => queue.run(`network ${index % 500}`, held.work));
  await nextTurns();
  expect(queue.secondsToWait("visitor")).toBeGreaterThan(120);
  expect(queue.secondsToWait("visitor")).toBeLessThan(130);
  while (held.isRunning() > 0) await held.end();
  await Promise.all(all);
});
