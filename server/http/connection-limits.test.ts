import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import formBody from "@fastify/formbody";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enableGracefulShutdown } from "./graceful-shutdown.ts";
import { refuseMalformedRequests } from "./connection-limits.ts";
import { boundBodies } from "./request-body.ts";

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify();
  refuseMalformedRequests(app);
  boundBodies(app);
  enableGracefulShutdown(app);
  await app.register(formBody);
  app.post("/", ({ body }) => ({ body }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const tunnel = "CONNECT shop.example:443 HTTP/1.1\r\nhost: shop\r\n\r\n";

const connected = () =>
  new Promise<number>((done) => app.server.getConnections((error, count) => done(error ? -1 : count)));

test("clients that send CONNECT and reset the connection cause no error", async () => {
  const uncaught: unknown[] = [];
  const collect = (error: unknown) => void uncaught.push(error);
  process.on("uncaughtException", collect);
  const reset = async (milliseconds: number) => {
    const client = connect(port, "127.0.0.1");
    client.write(tunnel + "x".repeat(1_000));
    if (milliseconds > 0) await once(client, "data");
    await pause(milliseconds);
    client.resetAndDestroy();
  };
  await Promise.all([0, 0, 0, 1, 1, 5, 20].map(reset));
  await expect.poll(connected).toBe(0);
  await pause(50);
  process.off("uncaughtException", collect);
  expect(uncaught).toEqual([]);
});

test("a CONNECT request is refused and its connection closed", async () => {
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  client.write(tunnel);
  const [answer] = await once(client, "data");
  expect(String(answer).split("\r\n")[0]).toBe("HTTP/1.1 405 Method Not Allowed");
  await expect.poll(connected, { timeout: 10_000 }).toBe(0);
  client.destroy();
});

async function answerTo(version: string, expected: string, body = "{}"): Promise<string[]> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const lines = [
    `POST / HTTP/${version}`,
    "host: shop",
    "connection: close",
    "content-type: application/json",
    "content-length: 2",
    `expect: ${expected}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  const answer = await Promise.race([text(socket), pause(10_000, "nothing")]);
  socket.destroy();
  return answer.match(/^HTTP\/1.1 \d+/gm) ?? [answer];
}

test.each([
  ["1.1", "100-continue", ["HTTP/1.1 100", "HTTP/1.1 200"]],
  ["1.1", "100-Continue", ["HTTP/1.1 100", "HTTP/1.1 200"]],
  ["1.0", "100-continue", ["HTTP/1.1 200"]],
])("HTTP/%s with Expect: %s gets the response %j", async (version, expected, statuses) => {
  expect(await answerTo(version, expected)).toEqual(statuses);
});

test.each(["100-continue, gifts", "gifts, 100-continue", "gifts"])(
  "Expect: %s is refused before its body is sent",
  async (expected) => {
    expect(await answerTo("1.1", expected, "")).toEqual(["HTTP/1.1 417"]);
  },
);

test.each(["application/x-www-form-urlencoded", "Application/X-WWW-Form-URLencoded; charset=utf-8"])(
  "a form of the type %s is limited to few fields",
  async (type) => {
    const post = (payload: string) =>
      app.inject({ method: "POST", url: "/", headers: { "content-type": type }, payload });
    expect((await post("a=1&b=2")).json()).toEqual({ body: { a: "1", b: "2" } });
    expect((await post("a=1&".repeat(60))).json()).toMatchObject({ message: "holds more than 50 fields" });
  },
);
