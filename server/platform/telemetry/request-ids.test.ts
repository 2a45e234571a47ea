import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { fromProxy, requestIds } from "./request-ids.ts";

const proxyId = "4f2a-0000_1111";
const idOf = (trusted: string | false, remoteAddress: string | undefined, id: string | string[] = proxyId) =>
  requestIds(fromProxy(trusted))({
    socket: { remoteAddress },
    headers: { "x-request-id": id },
  } as unknown as IncomingMessage);

test("a trusted proxy's request id is used", () => {
  expect(idOf("10.0.0.0/8, loopback", "10.1.2.3")).toBe(proxyId);
  expect(idOf("10.0.0.0/8, loopback", "::1")).toBe(proxyId);
});

test.each([
  ["nobody is trusted", false, "127.0.0.1", proxyId],
  ["another is trusted", "10.0.0.0/8", "127.0.0.1", proxyId],
  ["its connection is gone", "loopback", undefined, proxyId],
  ["it is a mail address", "loopback", "127.0.0.1", "jane@example.com"],
  ["it is short", "loopback", "127.0.0.1", "1"],
  ["it is long", "loopback", "127.0.0.1", "x".repeat(65)],
  ["it breaks the line", "loopback", "127.0.0.1", "12345678\n12345678"],
] as const)("a request gets its own id if %s", (_why, trusted, address, id) => {
  expect(idOf(trusted, address, id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});
