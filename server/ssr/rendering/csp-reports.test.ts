import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleErrors } from "#server/http/error-handler.ts";
import { boundBodies } from "#server/http/request-body.ts";
import { createThrottle } from "#server/http/limits/throttle.ts";
import { readSettings } from "#server/platform/settings.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { telemetry, type Observer } from "#server/platform/telemetry/telemetry.ts";
import { loggedPerMinute, serveCspReports } from "./csp-reports.ts";

let app: FastifyInstance;
let lines: unknown[];
let counted: string[];
beforeEach(async () => {
  lines = [];
  counted = [];
  vi.spyOn(log, "warn").mockImplementation((...line: unknown[]) => void lines.push(line));
  telemetry.by = { count: (counter: string) => void counted.push(counter) } as unknown as Observer;
  app = fastify();
  handleErrors(app);
  boundBodies(app);
  serveCspReports(app, {
    limits: { throttle: createThrottle() } as never,
    settings: readSettings({ PUBLIC_URL: "https://shop.example" }),
  });
  await app.ready();
});
afterEach(async () => {
  telemetry.by = null;
  vi.restoreAllMocks();
  await app.close();
});

const type = "application/csp-report";
const report = JSON.stringify({
  "csp-report": { "document-uri": "https://shop.example/en/cart", "blocked-uri": "inline" },
});
const send = (payload: string, contentType: string | null = type, remoteAddress = "203.0.113.7") =>
  app.inject({
    method: "POST",
    url: "/csp-reports",
    payload,
    remoteAddress,
    headers: contentType === null ? {} : { "content-type": contentType },
  });
const violation = { directive: "unknown", blocked: "inline", page: "/en/cart", disposition: "enforce" };

test("a report becomes one line of the log, counts, and gets an empty response", async () => {
  const { statusCode, body, headers } = await send(report);
  expect([statusCode, body, headers["cache-control"]]).toEqual([204, "", "no-store"]);
  expect(lines).toEqual([[{ violation }, "content policy violated"]]);
  expect(counted).toEqual(["policyViolations"]);
});

test.each([
  ["application/json", report, 415],
  ["text/plain", report, 415],
  ["application/x-www-form-urlencoded", "a=b", 415],
  [null, report, 415],
  [type, "{", 400],
  [type, JSON.stringify({ x: "y".repeat(17_000) }), 413],
  [type, JSON.stringify(Array.from({ length: 600 }, () => 1)), 400],
  [type, "[".repeat(100), 400],
])("a body of %s that is no report is refused: %.20s", async (contentType, payload, status) => {
  const { statusCode, body } = await send(payload, contentType);
  expect(statusCode).toBe(status);
  expect(body).not.toContain("yyy");
  expect(lines).toEqual([]);
});

test("reports are limited per network and minute", async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 60; sent += 1) statuses.add((await send(report)).statusCode);
  expect([...statuses]).toEqual([204]);
  const { statusCode, headers, body } = await send(report);
  expect([statusCode, Number(headers["retry-after"]) > 0, body]).toEqual([429, true, ""]);
  expect((await send(report, type, "203.0.113.8")).statusCode).toBe(204);
});

test("log lines are limited across networks, but metrics count every report", async () => {
  for (let sent = 0; sent < loggedPerMinute + 30; sent += 1) await send(report, type, `203.0.113.${sent}`);
  expect([lines.length, counted.length]).toEqual([loggedPerMinute, loggedPerMinute + 30]);
});

test("the next line after the limit contains the number of omitted ones", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    for (let sent = 0; sent < loggedPerMinute + 3; sent += 1) await send(report, type, `203.0.113.${sent}`);
    vi.setSystemTime(Date.now() + 61_000);
    await send(report, type, "203.0.113.200");
    expect(lines.at(-1)).toEqual([{ violation, unlogged: 3 }, "content policy violated"]);
  } finally {
    vi.useRealTimers();
  }
});
