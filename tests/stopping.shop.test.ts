import { execFileSync } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { copyOfShop } from "./support/shop.ts";
import { startedShop } from "./support/started-shop.ts";

async function started() {
  const copy = await copyOfShop();
  const shop = await startedShop(copy);
  onTestFinished(async () => {
    shop.kill();
    await copy.remove();
  });
  return shop;
}

/** Refused before a password is hashed: forty hashes would keep the machine busy. */
const body = "username=nobody%40example.com";
const login = [
  "POST /api/v1/login/access-token HTTP/1.1",
  "host: localhost",
  "content-type: application/x-www-form-urlencoded",
  `content-length: ${body.length}`,
].join("\r\n");

/** A client with a persistent connection; `said` is everything it received. */
async function client(port: number) {
  const socket: Socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => (received += text));
  socket.on("error", () => {});
  const ended = new Promise<void>((done) => socket.once("close", () => done()));
  await new Promise((done) => socket.once("connect", done));
  return { write: (text: string) => void socket.write(text), said: () => received, ended };
}

/** Clients with half a request, and clients with earlier requests. */
async function clients(port: number) {
  const asking = await Promise.all(Array.from({ length: 40 }, () => client(port)));
  const kept = await Promise.all(Array.from({ length: 10 }, () => client(port)));
  for (const one of asking) one.write(`${login}\r\n\r\n${body.slice(0, 5)}`);
  for (const one of kept) one.write("GET /api/v1/markets/ HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await expect.poll(() => kept.every((one) => one.said().startsWith("HTTP/1.1 200"))).toBe(true);
  return { asking, kept };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s to the process group completes open requests and ends the shop",
  async (signal) => {
    const shop = await started();
    const { asking, kept } = await clients(shop.port);
    process.kill(-shop.npm, signal);
    await pause(300);
    for (const one of asking) one.write(body.slice(5));
    for (const one of kept) one.write("GET /api/v1/languages/count HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await Promise.all([...asking, ...kept].map(({ ended }) => ended));
    const closing = /^HTTP\/1\.1 400 [\s\S]*^connection: close\r$[\s\S]*"password"/im;
    expect(asking.map(({ said }) => said()).filter((one) => !closing.test(one))).toEqual([]);
    expect(kept.map(({ said }) => said()).filter((one) => !/"count":\d+\}$/.test(one))).toEqual([]);
    await expect.poll(shop.isThere).toBe(false);
  },
);

async function outputAfterEnd(shop: Awaited<ReturnType<typeof started>>): Promise<string> {
  await expect.poll(shop.isThere).toBe(false);
  await expect.poll(() => isRunning(shop.npm)).toBe(false);
  return shop.said();
}
/** A shop that gives up waiting ends with code 1. */
const gaveUp = "ended with code";

test("keep-alive connections do not delay the shutdown", async () => {
  const shop = await started();
  const { asking, kept } = await clients(shop.port);
  process.kill(shop.npm, "SIGTERM");
  for (const one of asking) one.write(body.slice(5));
  expect(await outputAfterEnd(shop)).not.toContain(gaveUp);
  await Promise.all(kept.map(({ ended }) => ended));
});

test("unfinished request bodies do not delay the shutdown", async () => {
  const shop = await started();
  await clients(shop.port);
  process.kill(shop.npm, "SIGTERM");
  expect(await outputAfterEnd(shop)).not.toContain(gaveUp);
});

test("a start waits for a shop that is still ending on its folder, and reports it", async () => {
  const copy = await copyOfShop();
  const first = await startedShop(copy);
  const { asking } = await clients(first.port);
  // npm and its children exit at once; the shop finishes its requests.
  process.kill(-first.npm, "SIGKILL");
  const second = await startedShop(copy);
  onTestFinished(async () => {
    second.kill();
    await copy.remove();
  });
  expect(second.said()).toContain("Waiting for the Trellis that is ending on");
  expect(await second.isThere()).toBe(true);
  await Promise.all(asking.map(({ ended }) => ended));
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("killing the supervisor ends its processes", async () => {
  const shop = await started();
  const processes = execFileSync("ps", ["-eo", "pid=,pgid=,args="], { encoding: "utf8" }).split("\n");
  const own = processes
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, , group, args]) => Number(group) === shop.npm && args?.includes("scripts/start.ts"));
  for (const [, pid] of own) process.kill(Number(pid), "SIGKILL");
  await expect.poll(shop.isThere).toBe(false);
});
