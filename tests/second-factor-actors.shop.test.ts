import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise, type AnyActorLogic } from "xstate";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { apiClient } from "#src/api/client.ts";
import { authenticatorRemovalActors } from "#src/flows/account/authenticator-removal/authenticator-removal.actors.ts";
import { passkeyActors } from "#src/flows/account/passkey/passkey.actors.ts";
import { secondFactorActors } from "#src/flows/account/second-factor/second-factor.actors.ts";
import { proofHelpers } from "./support/proof-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { SoftwareAuthenticator } from "./support/software-authenticator.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

const { administrator, codeOf, enrolPasskey, later } = proofHelpers(() => shop);
const run = (logic: AnyActorLogic, input?: unknown) => toPromise(createActor(logic, { input }).start());
const apiWith = (token: string | null, address = origin) =>
  apiClient({
    fetch,
    origin: address,
    language: "en",
    token: () => token,
    onRejected: () => {},
    onRefused: () => {},
  });
/** A browser whose authenticator responds as configured. */
const browserWith = (authenticator: SoftwareAuthenticator, options = {}) => ({
  answer: async (asked: { challenge: string }) => ({
    outcome: "answered" as const,
    passkey: authenticator.answer(asked, options),
  }),
  make: async (asked: { challenge: string }) => ({
    outcome: "made" as const,
    passkey: authenticator.register(asked, options),
  }),
});
const cancelling = {
  answer: async () => ({ outcome: "cancelled" as const }),
  make: async () => ({ outcome: "unsupported" as const }),
};

test("a session is offered enrolment at log-in, needs a proof later, and ends with an outcome", async () => {
  const { token, id } = await shop.customer({ role: "administrator" });
  const ports = secondFactorActors(apiWith(null), token);
  expect(await run(ports.readNeed, { task: "logIn" })).toEqual({ outcome: "enrol", maySkip: true });
  expect(await run(ports.readNeed, { task: "proof" })).toEqual({ outcome: "prove", methods: ["password"] });
  const { queries } = shop.services.database;
  const other = await beginSession(queries, id, shop.clock.now);
  const { added } = await enrolPasskey(token);
  const limited = secondFactorActors(apiWith(null), other);
  expect(await run(limited.readNeed, { task: "logIn" })).toEqual({
    outcome: "prove",
    methods: ["passkey", "recovery_code"],
  });
  const code = { method: "recovery_code", value: added.body.recovery_codes[0] };
  expect(await run(limited.prove, code)).toEqual({
    outcome: "proved",
    token: expect.not.stringMatching(other),
  });
  const over = secondFactorActors(apiWith(null), "A".repeat(43));
  const inputs = [
    ["readNeed", { task: "proof" }],
    ["prove", { method: "app", value: "1" }],
    ["proveByPasskey", undefined],
    ["addPasskey", undefined],
    ["startApp", undefined],
    ["confirmApp", { setupToken: "a", code: "1" }],
    ["replaceCodes", undefined],
  ] as const;
  for (const [name, input] of inputs)
    expect(await run(over[name], input), name).toEqual({ outcome: "ended" });
});

test("an app code, a recovery code and a passkey are each sent in their own field", async () => {
  const { token, secret, codes } = await administrator();
  const { authenticator } = await enrolPasskey(token);
  later(60);
  const ports = secondFactorActors(apiWith(token), token, browserWith(authenticator));
  const proved = { outcome: "proved", token };
  expect(await run(ports.prove, { method: "recovery_code", value: codeOf(secret) })).toEqual({
    outcome: "incorrectCode",
  });
  expect(await run(ports.prove, { method: "app", value: codes[0] })).toEqual({ outcome: "incorrectCode" });
  expect(await run(ports.prove, { method: "app", value: codeOf(secret) })).toEqual(proved);
  expect(await run(ports.prove, { method: "recovery_code", value: codes[0] })).toEqual(proved);
  expect(await run(ports.prove, { method: "password", value: "any" })).toEqual({
    outcome: "methodNotEnough",
  });
  expect(await run(ports.proveByPasskey)).toEqual(proved);
  const strange = secondFactorActors(apiWith(token), token, browserWith(new SoftwareAuthenticator()));
  expect(await run(strange.proveByPasskey)).toEqual({ outcome: "passkeyNotAccepted" });
  const none = secondFactorActors(apiWith(token), token, cancelling);
  expect(await run(none.proveByPasskey)).toEqual({ outcome: "cancelled" });
  expect(await run(none.addPasskey)).toEqual({ outcome: "unsupported" });
  for (let guess = 0; guess < 10; guess += 1) await run(ports.prove, { method: "app", value: "000000" });
  expect(await run(ports.prove, { method: "app", value: "000000" })).toMatchObject({
    outcome: "tooManyRequests",
  });
});

test("an app is set up by token and code, codes are replaced, and factors removed, even a demo's last", async () => {
  const { token } = await shop.customer({ role: "administrator" });
  const ports = secondFactorActors(apiWith(token), token, browserWith(new SoftwareAuthenticator()));
  expect(await run(ports.replaceCodes)).toEqual({ outcome: "noSecondFactor" });
  const { app } = (await run(ports.startApp)) as { app: { secret: string; setupToken: string } };
  const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({
    timestamp: shop.clock.now.getTime(),
  });
  expect(await run(ports.confirmApp, { setupToken: app.setupToken, code: "000000" })).toEqual({
    outcome: "incorrectCode",
  });
  expect(await run(ports.confirmApp, { setupToken: code, code: app.setupToken })).toEqual({
    outcome: "incorrectCode",
  });
  expect(await run(ports.confirmApp, { setupToken: "stale", code })).toEqual({ outcome: "setupExpired" });
  const enrolled = await run(ports.confirmApp, { setupToken: app.setupToken, code });
  expect(enrolled).toEqual({ outcome: "enrolled", token, recoveryCodes: expect.any(Array) });
  const refreshed: string[] = [];
  const removal = authenticatorRemovalActors({
    api: apiWith(token),
    refreshAuthenticators: async () => void refreshed.push("read anew"),
  });
  expect(await run(ports.addPasskey)).toEqual({ outcome: "enrolled", token, recoveryCodes: null });
  expect(await run(ports.replaceCodes)).toMatchObject({ outcome: "replaced" });
  const { body } = await shop.call("GET", "/users/customers/me/authenticators", { token });
  const passkey = { authenticator: { kind: "passkey", id: body.passkeys[0].id } };
  expect(await run(removal.remove, passkey)).toEqual({ outcome: "removed" });
  expect(await run(removal.remove, passkey)).toEqual({ outcome: "notFound" });
  expect(await run(removal.remove, { authenticator: { kind: "app" } })).toEqual({ outcome: "removed" });
  expect(refreshed).toHaveLength(3);
});

test("a passkey logs in or resolves with the reason; without a response the port rejects", async () => {
  const person = await shop.customer();
  const { authenticator } = await enrolPasskey(person.token);
  const { answer } = browserWith(authenticator);
  const ports = passkeyActors(apiWith(null), answer);
  const loggedIn = (await run(ports.logInWithPasskey)) as { outcome: string; token: string };
  expect(loggedIn.outcome).toBe("loggedIn");
  expect((await shop.call("GET", "/users/customers/me", { token: loggedIn.token })).body.id).toBe(person.id);
  const strange = passkeyActors(apiWith(null), browserWith(new SoftwareAuthenticator()).answer);
  expect(await run(strange.logInWithPasskey)).toEqual({ outcome: "passkeyNotAccepted" });
  const none = passkeyActors(apiWith(null), cancelling.answer);
  expect(await run(none.logInWithPasskey)).toEqual({ outcome: "cancelled" });
  const unreachable = passkeyActors(apiWith(null, "http://127.0.0.1:9"), answer);
  await expect(run(unreachable.logInWithPasskey)).rejects.toThrow("no response");
});
