import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minimumBodyRate } from "#server/http/request-body.ts";
import { apiApp } from "#server/app.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let app: FastifyInstance;
/** The shop's limits, scaled down. */
const slowest = { milliseconds: 500, bytes: minimumBodyRate.bytes };

beforeAll(async () => {
  shop = await openShop();
  app = await apiApp(shop.services, { checkResponses: true, slowestBody: slowest });
  await app.listen({ port: 0, host: "127.0.0.1" });
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** A connection with the head of a request to pass the gate. */
function begun(headers: readonly string[], path = "/api/v1/gate/", at = app): Socket {
  const socket = connect((at.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  const head = [`POST ${path} HTTP/1.1`, "host: shop", "content-type: application/json", ...headers];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return socket;
}
const statusOf = (answer: string): number => Number(answer.split(" ")[1]);

test("the minimum rate is checked after 20 seconds", () => {
  expect(minimumBodyRate.milliseconds).toBe(20_000);
});

test("a body that never arrives gets 408", async () => {
  const answer = await text(begun(["content-length: 9"]));
  expect(statusOf(answer)).toBe(408);
});

test("a body that stops halfway gets 408", async () => {
  const socket = begun(["content-length: 9"]);
  socket.write('{"wo');
  expect(statusOf(await text(socket))).toBe(408);
});

test.each([
  ["of a known length", ["content-length: 60000"], (byte: string) => byte],
  ["in chunks", ["transfer-encoding: chunked"], (byte: string) => `1\r\n${byte}\r\n`],
])("a body that arrives too slowly, %s, gets 408", async (_, headers, written) => {
  const socket = begun(headers);
  const dripping = setInterval(() => socket.write(written(" ")), 20);
  const answer = await text(socket).finally(() => clearInterval(dripping));
  expect(statusOf(answer)).toBe(408);
});

test("a body shorter than its length gets 408, and bytes after it are not read as a request", async () => {
  const short = begun(["content-length: 500"]);
  short.write('{"word":"open"}');
  const long = begun(["content-length: 15", "connection: keep-alive"]);
  long.write('{"word":"open"}{"word":"open"}');
  const [first, second] = await Promise.all([text(short), text(long)]);
  expect(statusOf(first)).toBe(408);
  expect(second.match(/^HTTP\/1\.1 \d+/gm)).toContain("HTTP/1.1 400");
});

test('"Expect: 100-continue" is refused before the body, or gets 100 and then the time limit', async () => {
  const refused = begun(["content-length: 9", "expect: 100-continue"], "/api/v1/cart/");
  expect(await text(refused)).toMatch(/^HTTP\/1\.1 401/);
  const held = begun(["content-length: 15", "expect: 100-continue"]);
  expect((await text(held)).match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 100", "HTTP/1.1 408"]);
  const expecting = ["content-length: 15", "expect: 100-continue", "connection: close"];
  const sent = begun(expecting, "/api/v1/gate/", shop.app);
  sent.once("data", () => sent.write('{"word":"open"}'));
  expect(await text(sent)).toMatch(/^HTTP\/1\.1 204/m);
});

test("an aborted request leaves no connection open", async () => {
  const left = () => new Promise((done) => app.server.getConnections((_, count) => done(count)));
  const socket = begun(["content-length: 9"]);
  await expect.poll(left).toBe(1);
  socket.resetAndDestroy();
  await expect.poll(left).toBe(0);
});
