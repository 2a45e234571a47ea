import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import ipaddr from "ipaddr.js";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { fetchPicture } from "./fetch-picture.ts";

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url!);
  const { searchParams } = new URL(request.url!, "http://localhost");
  const to = searchParams.get("to");
  if (to === null) response.end("leaf");
  else response.writeHead(302, { location: to }).end();
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)));
afterAll(() => void server.close());
afterEach(() => {
  vi.restoreAllMocks();
  requests.length = 0;
});
const address = (host = "127.0.0.1", to?: string) =>
  `http://${host}:${(server.address() as AddressInfo).port}/leaf.jpg${to === undefined ? "" : `?to=${encodeURIComponent(to)}`}`;
const refusal = "nothing is fetched there without --from-own-network";
const refusalWithin = (where: string) => `leads to ${where}, within this machine or its network: ${refusal}`;

test("a picture from the local network is fetched if that is allowed, also by a redirect", async () => {
  expect(String(await fetchPicture(address(), true))).toBe("leaf");
  expect(String(await fetchPicture(address("localhost", address()), true))).toBe("leaf");
});

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["2130706433", "127.0.0.1"],
  ["0", "0.0.0.0"],
  ["10.1.2.3", "10.1.2.3"],
  ["172.20.0.1", "172.20.0.1"],
  ["192.168.1.1", "192.168.1.1"],
  ["169.254.169.254", "169.254.169.254"],
  ["100.64.0.1", "100.64.0.1"],
  ["[::1]", "::1"],
  ["[::ffff:127.0.0.1]", "::ffff:7f00:1"],
  ["[fe80::1]", "fe80::1"],
  ["[fd00::1]", "fd00::1"],
])("%s is not requested", async (host, where) => {
  expect(await fetchPicture(address(host), false)).toBe(refusalWithin(where));
  expect(requests).toEqual([]);
});

test("a name that resolves to this machine is not requested", async () => {
  expect(await fetchPicture(address("localhost"), false)).toMatch(
    /^leads to localhost, which is (127\.0\.0\.1|::1), within this machine or its network/,
  );
  expect(requests).toEqual([]);
});

test("a redirect from the internet into the local network is not followed", async () => {
  const original = ipaddr.process.bind(ipaddr);
  // Treats the local server as a public address.
  vi.spyOn(ipaddr, "process").mockImplementation((ip) => original(ip === "127.0.0.1" ? "93.184.215.14" : ip));
  expect(String(await fetchPicture(address("127.0.0.1", address()), false))).toBe("leaf");
  expect(await fetchPicture(address("127.0.0.1", address("127.0.0.2")), false)).toBe(
    refusalWithin("127.0.0.2"),
  );
  expect(requests).toHaveLength(3);
});

test("a redirect to a file is not followed, and redirects are limited", async () => {
  expect(await fetchPicture(address("127.0.0.1", "file:///etc/hostname"), true)).toBe(
    "leads to file:///etc/hostname, which is no address of the web",
  );
  expect(await fetchPicture(address("127.0.0.1", "?to=?to="), true)).toBe("leads on more than 5 times");
});
