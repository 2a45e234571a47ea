import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiApp } from "#server/app.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
/** Behind a proxy on the same machine. */
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  const settings = { ...shop.services.settings, trustProxy: "loopback" };
  app = await apiApp({ ...shop.services, settings }, { checkResponses: true });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

let terms = 0;
const search = async (forwarded?: string) => {
  const { statusCode } = await app.inject({
    url: `/api/v1/products/search/en/europe?term=fern${(terms += 1)}`,
    ...(forwarded !== undefined && { headers: { "x-forwarded-for": forwarded } }),
  });
  return statusCode;
};
/** As many as a network may send in a minute. All but a few are only counted, because a slow machine needs more than a minute. */
const manySearches = async (forwarded: string, network = forwarded) => {
  for (let count = 0; count < 235; count += 1)
    await shop.services.limits.throttle("uncached", clientNetwork(network));
  const statuses = new Set<number>();
  for (let count = 0; count < 5; count += 1) statuses.add(await search(forwarded));
  return [...statuses];
};

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["192.0.2.7:5678", "192.0.2.7"],
  ["[2001:db8:1:2::3]:5678", "2001:db8:1:2"],
  ["[2001:db8:1:2::3]", "2001:db8:1:2"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["unknown", "unknown"],
  ["", "unknown"],
  ["192.0.2.7.example", "unknown"],
  ["x".repeat(70), "unknown"],
])("%s belongs to the network %s", (ip, of) => {
  expect(clientNetwork(ip)).toBe(of);
});

test.each(["192.0.2.7:5678", "[2001:db8::7]:5678", "unknown", "not, an address", "999.1.1.1", ":", ""])(
  "a request with the forwarded address %j is served",
  async (forwarded) => {
    expect(await search(forwarded)).toBe(200);
  },
);

test("an address with a port shares the limits of that address", async () => {
  expect(await manySearches("192.0.2.20:1000", "192.0.2.20")).toEqual([200]);
  expect([await search("192.0.2.20:2000"), await search("192.0.2.20"), await search("192.0.2.21")]).toEqual([
    429, 429, 200,
  ]);
});

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.2"])(
  "a client claiming to be %s is not treated as the shop itself",
  async (forwarded) => {
    expect(await manySearches(forwarded)).toEqual([200]);
    expect(await search(forwarded)).toBe(429);
  },
);

test("the shop's own requests are not rate limited", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 241; count += 1) statuses.add(await search());
  expect([...statuses]).toEqual([200]);
});
