import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import fastify from "fastify";
import { expect, test } from "vitest";
import { enableGracefulShutdown } from "./graceful-shutdown.ts";

test("clients in the accept queue get a response", async () => {
  const app = fastify();
  enableGracefulShutdown(app);
  app.get("/", () => "answered");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const clients = Array.from({ length: 50 }, () => requestOnce(port));
  await new Promise((connected) => process.nextTick(connected));
  await app.drain();
  expect(await Promise.all(clients)).toEqual(clients.map(() => "answered"));
  await expect(requestOnce(port)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("clients that reconnect at once get responses until they are refused", async () => {
  const app = fastify();
  enableGracefulShutdown(app);
  app.get("/", () => "answered");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const fates: string[] = [];
  const coming = Array.from({ length: 40 }, async () => {
    for (let isAnswered = true; isAnswered;) {
      const fate = await requestOnce(port).catch(({ code }: NodeJS.ErrnoException) => String(code));
      isAnswered = fate === "answered";
      fates.push(fate ?? "nothing");
    }
  });
  await pause(200);
  await app.drain();
  await Promise.all(coming);
  expect(new Set(fates)).toEqual(new Set(["answered", "ECONNREFUSED"]));
});

test("a load balancer's probe sees the shutdown before the listener closes", async () => {
  const app = fastify();
  enableGracefulShutdown(app);
  app.get("/health/ready", () => (app.isDraining() ? "ending" : "ready"));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const probe = () => requestOnce(port, "/health/ready?from=proxy");
  expect(await probe()).toBe("ready");
  const drained = app.drain();
  await pause(300);
  expect(await probe()).toBe("ending");
  await drained;
  await expect(probe()).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a detached connection does not delay the shutdown", async () => {
  const app = fastify();
  enableGracefulShutdown(app);
  app.server.on("connect", (_request, socket) => socket.write("detached"));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  client.write("CONNECT shop:443 HTTP/1.1\r\nhost: shop\r\n\r\n");
  await once(client, "data");
  const closed = once(client, "close");
  const drained = app.drain().then(() => "drained");
  expect(await Promise.race([drained, pause(20_000)])).toBe("drained");
  await closed;
});

async function requestOnce(port: number, path = "/"): Promise<string | undefined> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  let response = "";
  socket.on("data", (text: string) => (response += text));
  await once(socket, "close");
  return response.split("\r\n").at(-1);
}
