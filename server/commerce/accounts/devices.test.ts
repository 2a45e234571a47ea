import { expect, test } from "vitest";
import { parseDevice } from "./devices.ts";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1";
const android =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36";

test.each([
  [windows, { browser: "Firefox", system: "Windows" }],
  [phone, { browser: "Safari", system: "iOS" }],
  [android, { browser: "Chrome", system: "Android" }],
  [undefined, { browser: null, system: null }],
  ["", { browser: null, system: null }],
  ["<script>alert(1)</script>/1.0 (made up)", { browser: null, system: null }],
  ["My\u0000own\u202e\n browser/1.0 x", { browser: null, system: null }],
  [`${"a/".repeat(500_000)} x`, { browser: null, system: null }],
])("%.60s", (userAgent, names) => {
  expect(parseDevice(userAgent, "not an address")).toEqual({ ...names, network: null });
});

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["::1", "::/48"],
  ["fe80::1%eth0", "fe80::/48"],
  ["", null],
])("%s is shortened to %s", (ip, network) => {
  expect(parseDevice(windows, ip).network).toBe(network);
});
