import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

test.each<[string, Record<string, unknown>, string]>([
  [
    "an invalid packing day",
    editFile("markets/asia.yaml", (m) => (m.packing_days = ["friday"])),
    "packing_days",
  ],
  [
    "an invalid holiday",
    editFile("markets/asia.yaml", (m) => (m.holidays = ["25.12.2026"])),
    "holidays.0 is no date such as 2026-12-25",
  ],
  [
    "an invalid cut-off time",
    editFile("markets/asia.yaml", (m) => (m.packed_until = "2 pm")),
    "packed_until is no time such as 14:00",
  ],
  [
    "an invalid month of frost",
    editFile("markets/asia.yaml", (m) => (m.frost_months = [13])),
    "frost_months",
  ],
  [
    "an assurance with an unsafe link",
    editFile("markets/asia.yaml", (m) => (m.assurances = [{ text: { en: "Safe" }, link: "javascript:x" }])),
    "assurances.0.link",
  ],
  [
    "seven assurances",
    editFile("markets/asia.yaml", (m) => (m.assurances = Array(7).fill({ text: { en: "Safe" } }))),
    "assurances",
  ],
  [
    "a means of payment named twice",
    editFile("markets/asia.yaml", (m) => (m.payment_methods = ["PayPal", "PayPal"])),
    "payment_methods",
  ],
  [
    "wishes for days in the distant future",
    editFile("markets/asia.yaml", (m) => (m.delivery_wish_days = 61)),
    "delivery_wish_days",
  ],
  [
    "opening hours that are no times",
    editFile("markets/europe.yaml", (m) => (m.shipping[1].opening_hours = { mon: "8-17" })),
    "are no times such as 08:00-17:00",
  ],
  [
    "opening hours that end before they begin",
    editFile("markets/europe.yaml", (m) => (m.shipping[1].opening_hours = { mon: "17:00-08:00" })),
    "must go from an earlier to a later time",
  ],
  [
    "a minimum in an unknown currency",
    editFile("shop.yaml", (s) => (s.payout_minimum = { EUX: 25 })),
    "payout_minimum must be an amount, or amounts by currency such as { EUR: 25 }",
  ],
  [
    "a negative minimum",
    editFile("shop.yaml", (s) => (s.payout_minimum = { EUR: -1 })),
    "payout_minimum.EUR must be more than 0",
  ],
  [
    "a security contact without https",
    editFile("shop.yaml", (s) => (s.security_contact = "http://trellis.example/report")),
    "security_contact must be an e-mail address, or the https address of a form",
  ],
  [
    "a line break in the security policy",
    editFile(
      "shop.yaml",
      (s) => (s.security_policy = "https://trellis.example/\nContact: mailto:x@evil.example"),
    ),
    "security_policy must be an https address",
  ],
  [
    "a latest delivery of zero days",
    editFile("markets/europe.yaml", (m) => (m.latest_delivery_days = 0)),
    "latest_delivery_days must be at least 1",
  ],
  [
    "a refund without photos",
    editFile("markets/europe.yaml", (m) => (m.refund_files = 0)),
    "refund_files must be at least 1",
  ],
  [
    "photos smaller than what the storefront sends",
    editFile("markets/europe.yaml", (m) => (m.refund_file_megabytes = 1)),
    "refund_file_megabytes must be at least 2",
  ],
  [
    "photos of 11 MB",
    editFile("markets/europe.yaml", (m) => (m.refund_file_megabytes = 11)),
    "refund_file_megabytes must be at most 10",
  ],
])("%s is refused", async (_what, mistake, words) => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, { ...shopFiles, ...mistake });
  await expect(readShopFolder(folder)).rejects.toThrow(words);
});
