import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schemaErrors } from "./support/schema-errors.ts";
import { operations } from "./support/contract.ts";
import { guestWithDraft } from "./support/guest-helpers.ts";
import { apiApp } from "#server/app.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let customer: TestCustomer;
let guest: string;
beforeAll(async () => {
  shop = await openShop();
  customer = await shop.customer({ role: "administrator" });
  guest = (await guestWithDraft(shop)).token;
});
afterAll(() => shop.close());

const at = (path: string) => path.replaceAll(/\{[^}]+\}/g, () => randomUUID());
/** Photos are read only for the owner of a draft or invitation: `bounded-requests.shop.test.ts`. */
const inJson = operations.filter(
  ({ id, body }) => body?.type === "application/json" && !/^add\w+Image$/.test(id),
);
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

describe("deep nesting", () => {
  test.each(inJson.map(({ id }) => id))("is refused by %s at any depth", async (id) => {
    const { method, path } = inJson.find((one) => one.id === id)!;
    const token = id === "changeGuestOrder" ? guest : customer.token;
    for (const levels of [100, 10_000, 30_000]) {
      const body = `{"items":${deep(levels)}}`;
      const answer = await shop.call(method, at(path), { token, body });
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        400,
        "invalid",
        "is nested more than 32 deep",
      ]);
    }
  });
});

/** Sends raw bytes on a connection of its own and returns the response. */
async function answerTo(bytes: string, app = shop.app) {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  const [head, body] = (await text(socket)).split("\r\n\r\n") as [string, string];
  const type = /^content-type: (.*)$/im.exec(head)?.[1];
  return { status: Number(head.split(" ")[1]), type, body: JSON.parse(body) };
}
/** A proxy may see the end of this request elsewhere than the shop does. */
const twoLengths = (headers: string) =>
  `POST /api/v1/gate/ HTTP/1.1\r\nhost: shop\r\n${headers}\r\n\r\n0\r\n\r\n`;
const refused = operations.find(({ id }) => id === "listOrders")!.responses;

test.each([
  [431, `GET /api/v1/orders/ HTTP/1.1\r\nhost: shop\r\nx-large: ${"x".repeat(40_000)}\r\n\r\n`],
  [431, `GET /api/v1/orders/?${"x".repeat(40_000)} HTTP/1.1\r\nhost: shop\r\n\r\n`],
  [400, "NOTHING /api/v1/orders/ HTTP/1.1\r\nhost: shop\r\n\r\n"],
  [400, "what is this?\r\n\r\n"],
  [400, "GET /api/v1/orders/ HTTP/1.1\r\nconnection: close\r\n\r\n"],
  [400, "GET /api/v1/orders/%zz HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n"],
  [400, twoLengths("content-length: 5\r\ntransfer-encoding: chunked")],
  [400, twoLengths("content-length: 5\r\ncontent-length: 6")],
  [405, "TRACE /api/v1/orders/ HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n"],
  [405, "CONNECT shop.example:443 HTTP/1.1\r\nhost: shop\r\n\r\n"],
  [405, "QUERY /api/v1/orders/count HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n"],
  [417, "GET /api/v1/orders/ HTTP/1.1\r\nhost: shop\r\nexpect: gifts\r\nconnection: close\r\n\r\n"],
])("a malformed request gets %i as a problem document of the contract", async (status, bytes) => {
  const answer = await answerTo(bytes);
  expect([answer.status, answer.type]).toEqual([status, "application/problem+json; charset=utf-8"]);
  expect(schemaErrors(refused[status] ?? refused.default!, answer.body)).toEqual([]);
});

test("a request whose body never arrives times out with 408", async () => {
  const app = await apiApp(shop.services, { checkResponses: true, server: { requestTimeout: 300 } });
  app.server.headersTimeout = 300;
  const headers = "host: shop\r\ncontent-type: application/json\r\ncontent-length: 9";
  const bytes = `POST /api/v1/gate/ HTTP/1.1\r\n${headers}\r\n\r\n{`;
  const answer = await answerTo(bytes, app);
  await app.close();
  expect([answer.status, schemaErrors(refused.default!, answer.body)]).toEqual([408, []]);
});

test("the request timeout is between 60 and 180 seconds", () => {
  const seconds = shop.app.server.requestTimeout / 1_000;
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThanOrEqual(180);
});

describe("an unsupported method", () => {
  test.each([
    ["PATCH", "/cart/", "POST"],
    ["DELETE", "/orders/", "GET, HEAD, POST"],
    ["PUT", "/markets/europe", "GET, HEAD"],
    ["OPTIONS", "/login/access-token", "POST"],
    ["PROPFIND", "/languages/count", "GET, HEAD"],
    ["PUT", "/cart/", "POST"],
    ["DELETE", "/cart/merge", "POST"],
    ["PUT", "/orders/", "GET, HEAD, POST"],
    ["PUT", "/orders/count", "GET, HEAD"],
  ])("%s %s is refused with the allowed methods: %s", async (method, path, allowed) => {
    const answer = await shop.call(method, path);
    expect([answer.status, answer.headers.allow]).toEqual([405, allowed]);
    expect(schemaErrors(refused.default!, answer.body)).toEqual([]);
  });

  test("is refused on every path", async () => {
    const paths = [...new Set(operations.map(({ path }) => path))];
    for (const path of paths) {
      const answer = await shop.call("PATCH", at(path));
      expect([path, answer.status, answer.body.title]).toEqual([path, 405, "Method Not Allowed"]);
    }
  });
});

test("a body that is too large is refused so that the client can read the response", async () => {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shop.app.server.address() as AddressInfo;
  const send = async () => {
    const socket = connect(port, "127.0.0.1");
    const size = 8_000_000;
    const head = `host: shop\r\ncontent-type: application/json\r\ncontent-length: ${size}`;
    socket.write(`POST /api/v1/gate/ HTTP/1.1\r\n${head}\r\n\r\n`);
    for (let sent = 0; sent < size; sent += 500_000) {
      if (!socket.write("x".repeat(500_000))) await once(socket, "drain");
    }
    socket.end();
    return (await text(socket)).slice(0, 12);
  };
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(answers).toEqual(answers.map(() => "HTTP/1.1 413"));
});

test("413 and 415 responses match the contract", async () => {
  const call = (body: string, type: string) =>
    shop.call("POST", "/cart/", { token: customer.token, body, headers: { "content-type": type } });
  const large = await call(JSON.stringify("x".repeat(1_100_000)), "application/json");
  const strange = await call("<cart/>", "application/xml");
  expect([large.status, schemaErrors(refused.default!, large.body)]).toEqual([413, []]);
  expect([strange.status, schemaErrors(refused.default!, strange.body)]).toEqual([415, []]);
});
