import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { shopCookies } from "#domain/cookies.ts";
import { hasEntered } from "#server/commerce/markets/gate.ts";
import { openShop, type Shop } from "./support/shop.ts";

/** What a shop with this secret has set since the release of 24 November 2026, letter for letter. */
const secret = "a0b1c2d3e4f5g6h7i8j9k0l1m2n3o4p5q6r7s8t9u0v";
const sent: Readonly<Record<string, string>> = {
  trellis_gate: "ZxpfMHvDNk6lCLBcIX-bEYNCMowMOEncz6zLXbVsZWw",
  /** Two accounts: household@example.com and ada.jansen@example.com. */
  trellis_known: "3Y4DvtZrVCLC4V6z1sCnqeYGFyI4Z-7ifJqOajCW81k.Ysanbw8xJav-axb32uhwvHd7E74kf1KLUv955lXbd1Y",
};
const password = "Trellis-Demo-2026!";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ environment: { COOKIE_SECRETS: secret, SHOP_GATE: "code:fern" } });
});
afterAll(() => shop.close());

test("a visitor who passed the gate is still let in", () => {
  expect(hasEntered(shop.services, { [shopCookies.gate.name]: sent["trellis_gate"] })).toBe(true);
  expect(hasEntered(shop.services, { [shopCookies.gate.name]: sent["trellis_known"] })).toBe(false);
});

test("a known browser is not locked out by guesses from elsewhere", async () => {
  const email = "ada.jansen@example.com";
  const password_hash = await hashPassword(password, email);
  await shop.customer({ email, email_key: email, password_hash });
  const logIn = async (given: string, cookie?: string) => {
    const form = { username: email, password: given };
    const request = { form, ...(cookie && { headers: { cookie } }) };
    return (await shop.call("POST", "/login/access-token", request)).status;
  };
  for (let guess = 0; guess < 11; guess += 1) await logIn(`guess-${guess}`);
  expect(await logIn(password)).toBe(429);
  expect(await logIn(password, `trellis_known=${sent["trellis_known"]}`)).toBe(200);
});
