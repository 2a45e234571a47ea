import { expect, test } from "vitest";
import { parseCspViolations } from "./csp-violation.ts";

const origin = "https://shop.example";
const report = (fields: object) => ({ "csp-report": fields });
const parse = (fields: object) => parseCspViolations(report(fields), origin)[0];

test("a report in either format is parsed to the same violation", () => {
  const expected = {
    directive: "script-src-elem",
    blocked: "https://evil.example",
    page: "/en/checkout",
    script: "/assets/abc1234.js",
    line: 7,
    disposition: "enforce",
  };
  const old = {
    "document-uri": "https://shop.example/en/checkout?step=2",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js?card=4111",
    "source-file": "https://shop.example/assets/abc1234.js",
    "line-number": 7,
    disposition: "enforce",
  };
  const body = {
    documentURL: "https://shop.example/en/checkout?step=2",
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/a.js?card=4111",
    sourceFile: "https://shop.example/assets/abc1234.js",
    lineNumber: 7,
    disposition: "enforce",
  };
  expect(parseCspViolations(report(old), origin)).toEqual([expected]);
  const entries = [
    { type: "deprecation", body },
    { type: "csp-violation", body },
  ];
  expect(parseCspViolations(entries, origin)).toEqual([expected]);
});

test.each([
  ["https://shop.example/en/user/orders/0190-42?token=secret", "/en/user/orders/…"],
  ["https://shop.example/en/reset-password?token=secret", "/en/reset-password"],
  ["https://jane:secret@shop.example/en/Jane.Doe@example.com/", "/en/…/"],
  [`https://shop.example/${"a/".repeat(500)}`, "/a/a/a/a/a/a/a"],
  ["no address", "unknown"],
  [42, "unknown"],
])("of the page %s, %s is logged", (page, expected) => {
  expect(parse({ "document-uri": page })?.page).toBe(expected);
});

test.each([
  ["inline", "inline"],
  ["trusted-types-sink", "trusted-types-sink"],
  ["data", "data"],
  ["https://evil.example:8443/x?y", "https://evil.example:8443"],
  ["line\nbreak", "unknown"],
  ["https://evil.example\n{}", "unknown"],
  ["x".repeat(5_000), "unknown"],
])("of the blocked resource %j, %s is logged", (blocked, expected) => {
  expect(parse({ "blocked-uri": blocked })?.blocked).toBe(expected);
});

test("of a text that would have become code, only the place is logged", () => {
  expect(parse({ "script-sample": "Element innerHTML|<img src=x onerror=alert('jane')>" })).toEqual({
    directive: "unknown",
    blocked: "unknown",
    page: "unknown",
    sink: "Element innerHTML",
    disposition: "enforce",
  });
});

test("a violation by a browser extension is ignored", () => {
  const address = "chrome-extension://abcdef/inject.js";
  expect(parseCspViolations(report({ "blocked-uri": address }), origin)).toEqual([]);
  expect(parseCspViolations(report({ "blocked-uri": "inline", "source-file": address }), origin)).toEqual([]);
});

test.each([null, 1, "text", [], [null, 1, []], {}, { "csp-report": null }, { "csp-report": [] }])(
  "%j contains no violation",
  (body) => expect(parseCspViolations(body, origin)).toEqual([]),
);
