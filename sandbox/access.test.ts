import { expect, test } from "vitest";
import { testSandbox } from "./test-sandbox.ts";

const basic = (pair: string) => ({ authorization: `Basic ${btoa(pair)}` });
const form = { "content-type": "application/x-www-form-urlencoded" };

test("only the client gets a token", async () => {
  const { app } = testSandbox({ clientId: "shop", clientSecret: "word" });
  const postToken = async (headers: Record<string, string>, payload: string) => {
    const url = "/v1/oauth2/token";
    return app.inject({ method: "POST", url, headers: { ...form, ...headers }, payload });
  };
  const granted = await postToken(basic("shop:word"), "grant_type=client_credentials");
  expect(granted.json()).toEqual({
    access_token: expect.stringMatching(/^\d+-[\w-]{12}\.[\w-]{43}$/),
    token_type: "Bearer",
    expires_in: 32_400,
    scope: "https://uri.paypal.com/services/payments/payment",
  });
  expect((await postToken(basic("shop:wrong"), "grant_type=client_credentials")).json()).toEqual({
    error: "invalid_client",
    error_description: "Client Authentication failed",
  });
  expect((await postToken(basic("shop:word"), "grant_type=password")).statusCode).toBe(400);
  expect((await postToken({}, "")).statusCode).toBe(401);
});

test("without a valid token requests are refused; a token expires after nine hours", async () => {
  const { app, clock, pass, call } = testSandbox();
  const url = "/v2/checkout/orders/NONE";
  for (const authorization of ["", "Bearer x.y", `${await pass}x`, "Basic eDp5"]) {
    const response = await app.inject({ url, headers: { authorization } });
    expect([response.statusCode, response.json().name]).toEqual([401, "AUTHENTICATION_FAILURE"]);
  }
  expect((await call("GET", url)).status).toBe(404);
  clock.now = new Date("2026-11-21T19:00:00.000Z");
  expect((await call("GET", url)).status).toBe(401);
});
