import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { poolSizes } from "#server/platform/database/database.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const coldList = (index: number) => `/products/search/en/europe?limit=7&price_to=${1_000 + index}`;

test("however many crawlers come, connections to the database are left for carts", async () => {
  const { connect } = pg.Pool.prototype;
  let mostWaiting = 0;
  const connecting = vi.spyOn(pg.Pool.prototype, "connect").mockImplementation(function (
    this: pg.Pool,
    ...rest: unknown[]
  ) {
    mostWaiting = Math.max(mostWaiting, this.waitingCount);
    return Reflect.apply(connect, this, rest) as void;
  });
  try {
    const customer = await shop.customer();
    const body = { product_id: await shop.productId("fern"), count: 1 };
    const crowd = Array.from({ length: 300 }, (_, index) =>
      shop.call("GET", coldList(index), { remoteAddress: `203.0.${index % 100}.${index % 250}` }),
    );
    expect((await shop.call("POST", "/cart/", { token: customer.token, body })).status).toBe(200);
    expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]));
    // Some wait while the first connections are opened.
    expect(mostWaiting).toBeLessThan(poolSizes.requests);
  } finally {
    connecting.mockRestore();
  }
});

test("a request is refused with the time to wait only if the queue is minutes long, and what is cached is not", async () => {
  const { coldQueue } = shop.services.limits;
  const cached = coldList(0);
  expect((await shop.call("GET", cached)).status).toBe(200);
  const long = vi.spyOn(coldQueue, "secondsToWait").mockReturnValue(180);
  try {
    const refused = await shop.call("GET", coldList(900));
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "180"]);
    expect((await shop.call("GET", cached)).status).toBe(200);
    const token = (await shop.customer()).token;
    expect((await shop.call("GET", "/cart/en/europe", { token })).status).toBe(200);
  } finally {
    long.mockRestore();
  }
  expect((await shop.call("GET", coldList(900))).status).toBe(200);
});

test("a turn ends before the response is sent, which lasts as long as the client takes to read it", async () => {
  const { coldQueue } = shop.services.limits;
  const { run } = coldQueue;
  let hasArrived = false;
  const hadArrived: Promise<boolean>[] = [];
  const ended = vi.spyOn(coldQueue, "run").mockImplementation(async (network, work) => {
    const made = await run(network, work);
    hadArrived.push(pause(200).then(() => hasArrived));
    await hadArrived.at(-1);
    return made;
  });
  try {
    const { status } = await shop.call("GET", coldList(1_234)).finally(() => (hasArrived = true));
    expect(status).toBe(200);
    await expect.poll(() => hadArrived).toHaveLength(1);
    expect(await hadArrived[0]).toBe(false);
  } finally {
    ended.mockRestore();
  }
});

test("nothing is made for a client that closes its connection while it waits", async () => {
  const { port } = new URL(await shop.app.listen({ host: "127.0.0.1", port: 0 }));
  const { coldQueue } = shop.services.limits;
  const held = Promise.withResolvers<void>();
  const turns = Array.from({ length: 4 }, () => coldQueue.run("127.0.0.1", () => held.promise));
  const run = vi.spyOn(coldQueue, "run");
  const read = vi.spyOn(shop.services.responseCache, "make");
  try {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`GET /api/v1${coldList(4_321)} HTTP/1.1\r\nHost: shop\r\n\r\n`);
    await expect.poll(() => run.mock.calls.length).toBe(1);
    const isGone = run.mock.calls[0]![2]!;
    expect(isGone()).toBe(false);
    socket.destroy();
    await expect.poll(isGone).toBe(true);
    held.resolve();
    await Promise.all(turns);
    expect(await run.mock.results[0]!.value).toBeNull();
    expect(read).not.toHaveBeenCalled();
    expect((await shop.call("GET", coldList(4_321))).status).toBe(200);
  } finally {
    run.mockRestore();
    read.mockRestore();
  }
});
