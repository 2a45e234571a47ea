import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmationToken } from "#server/commerce/accounts/confirmation.ts";
import { declineToken } from "#server/commerce/accounts/decline-sign-up.ts";
import { newId } from "#server/platform/ids.ts";
import type { JobData } from "#server/platform/jobs/job-types.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const unconfirmed = () =>
  shop.customer({ email_confirmed_at: null, password_hash: "set", language_id: "en" });
async function mailed(data: JobData["confirmation-mail"], to: string): Promise<string | undefined> {
  await jobHandlers(shop.services)["confirmation-mail"](data, newId());
  return (await readOutbox(shop.services.files)).find((mail) => mail.to === to)?.text;
}

test("the mail shows when and where the request was made, with links to confirm and decline", async () => {
  const { id, email } = await unconfirmed();
  const at = "2026-11-01T08:15:00.000Z";
  const request = { at, browser: "Firefox", system: "Windows", network: "203.0.113.0/24" };
  const text = await mailed({ customerId: id, returnTo: null, credentialVersion: 1, request }, email);
  expect(text!.match(/^.+ {3}.+$/gm)).toEqual([
    "Asked for   1 November 2026 at 08:15 (UTC)",
    "Device   Firefox, Windows",
    "Network   203.0.113.0/24",
  ]);
  const account = { id, credential_version: 1 };
  const page = "http://localhost:8080/en/confirm-email";
  expect(text!.match(/^http.*$/gm)).toEqual([
    `${page}?token=${confirmationToken(shop.services, account)}`,
    `${page}?decline=${declineToken(shop.services, account)}`,
  ]);
});

test("unknown details of the browser are left out", async () => {
  const { id, email } = await unconfirmed();
  const request = { at: "2026-11-01T08:15:00.000Z", browser: null, system: null, network: null };
  const text = await mailed({ customerId: id, returnTo: null, credentialVersion: 1, request }, email);
  expect(text).toContain("Asked for");
  expect(text).not.toMatch(/Device|Network|null/);
});

test("a job of the last release is mailed, but not one of a replaced sign-up", async () => {
  const { id, email } = await unconfirmed();
  expect(await mailed({ customerId: id, returnTo: null, credentialVersion: 2 }, email)).toBeUndefined();
  expect(await mailed({ customerId: id, returnTo: null }, email)).toContain("/en/confirm-email?token=");
});
