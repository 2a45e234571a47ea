import { captchaAnswers, rateLimits } from "#server/platform/database/server-schema.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { deleteExpired } from "#server/commerce/accounts/clear-expired.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { passwordRecoveries, sessions } from "#server/platform/database/customer-schema.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "code:fern" } });
  password_hash = await hashPassword(right, "test@example.com");
});
afterAll(() => shop.close());
afterEach(() => vi.useRealTimers());

const right = "Trellis-Demo-2026!";
let network = 0;
const newNetwork = () => `10.${Math.floor((network += 1) / 250)}.${network % 250}.7`;
type From = { from: string; cookie?: string };
const logIn = ({ email }: Pick<TestCustomer, "email">, password: string, { from, cookie }: From) =>
  shop.call("POST", "/login/access-token", {
    form: { username: email, password },
    remoteAddress: from,
    headers: cookie ? { cookie } : {},
  });
/** The cookies set at a log-in. */
async function knownCookie(customer: TestCustomer): Promise<string> {
  const { headers } = await logIn(customer, right, { from: newNetwork() });
  return (headers["set-cookie"] as string[]).find((one) => one.startsWith("trellis_known="))!;
}
/** Rate limits use real time, not the shop's injected clock. */
const later = (minutes: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });

async function recoverFrom(remoteAddress: string) {
  const captcha = await solveCaptcha(shop, "password_recovery");
  const path = `/password-recovery/${crypto.randomUUID()}@example.com?captcha=${captcha}`;
  return shop.call("POST", path, { remoteAddress });
}

describe("guessing passwords", () => {
  test("of one account from a thousand networks: ten are checked, then 429 with the wait", async () => {
    const customer = await shop.customer({ password_hash });
    const answers = [];
    for (let i = 0; i < 1_000; i += 1)
      answers.push(await logIn(customer, `guess-${i}`, { from: newNetwork() }));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 400),
      ...Array.from({ length: 990 }, () => 429),
    ]);
    const { body, headers } = answers.at(-1)!;
    expect([body.code, headers["retry-after"]]).toEqual(["too_many_requests", String(body.params.seconds)]);
    expect(body.params.seconds).toBeGreaterThan(0);
    expect(body.params.seconds).toBeLessThanOrEqual(900);
    expect((await logIn(customer, right, { from: newNetwork() })).status).toBe(429);
    later(16);
    expect((await logIn(customer, right, { from: newNetwork() })).status).toBe(200);
  });

  test("of many accounts from one network: a hundred are checked", async () => {
    const from = newNetwork();
    const statuses: number[] = [];
    for (let i = 0; i < 1_000; i += 1)
      statuses.push((await logIn({ email: `nobody-${i}@example.com` }, right, { from })).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(900);
  });

  test("fifty times concurrently: only ten are checked", async () => {
    const customer = await shop.customer({ password_hash });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => logIn(customer, `guess-${i}`, { from: newNetwork() })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  test("of an unknown account is limited the same way", async () => {
    const unknown = { email: `${crypto.randomUUID()}@example.com` };
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push((await logIn(unknown, right, { from: newNetwork() })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });

  test("does not lock out a known browser or one with a mail's link", async () => {
    const customer = await shop.customer({ password_hash });
    const known = await knownCookie(customer);
    const [cookie = ""] = known.split(";");
    for (let i = 0; i < 20; i += 1) await logIn(customer, `guess-${i}`, { from: newNetwork() });
    expect((await logIn(customer, right, { from: newNetwork() })).status).toBe(429);
    expect((await logIn(customer, right, { from: newNetwork(), cookie })).status).toBe(200);
    const other = await shop.customer({ password_hash });
    for (let i = 0; i < 20; i += 1) await logIn(other, `guess-${i}`, { from: newNetwork() });
    expect((await logIn(other, right, { from: newNetwork(), cookie })).status).toBe(429);
    expect(known).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test("is limited in a known browser too", async () => {
    const customer = await shop.customer({ password_hash });
    const cookie = await knownCookie(customer);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push((await logIn(customer, `guess-${i}`, { from: newNetwork(), cookie })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test("is not counted for a successful log-in", async () => {
    const customer = await shop.customer({ password_hash });
    const from = newNetwork();
    for (let i = 0; i < 9; i += 1) await logIn(customer, `guess-${i}`, { from });
    expect((await logIn(customer, right, { from })).status).toBe(200);
    for (let i = 0; i < 9; i += 1) await logIn(customer, `guess-${i}`, { from });
    expect((await logIn(customer, right, { from })).status).toBe(200);
  });

  test("of the current one when changing it counts too", async () => {
    const { token } = await shop.customer({ password_hash });
    const change = (current_password: string) =>
      shop.call("PUT", "/users/customers/me/password", {
        token,
        body: { current_password, new_password: `${right}2` },
        remoteAddress: newNetwork(),
      });
    for (let i = 0; i < 10; i += 1) expect((await change(`guess-${i}`)).status).toBe(400);
    expect((await change(right)).status).toBe(429);
  });
});

test("a confirmation mail is sent at most once a minute, with the wait in the user's language", async () => {
  const { email } = await shop.customer({ password_hash, email_confirmed_at: null });
  const resend = () =>
    shop.call("POST", "/email-confirmation/resend", {
      form: { username: email, password: right },
      headers: { "accept-language": "de" },
      remoteAddress: newNetwork(),
    });
  expect((await resend()).status).toBe(204);
  const { status, body } = await resend();
  expect([status, body.code]).toEqual([429, "too_many_requests"]);
  expect(body.detail).toBe("Bitte warten Sie eine Minute, bevor Sie es noch einmal versuchen.");
  later(2);
  expect((await resend()).status).toBe(204);
});

test("one network may create twenty accounts and request twenty links an hour", async () => {
  const from = newNetwork();
  const signUp = async () =>
    shop.call("POST", `/users/customers?captcha=${await solveCaptcha(shop)}`, {
      body: { email: `${crypto.randomUUID()}@example.com`, password: right, language: "en" },
      remoteAddress: from,
    });
  const recover = () => recoverFrom(from);
  for (const [ask, good] of [
    [signUp, 201],
    [recover, 204],
  ] as const) {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => good), 429]);
  }
});

test("twenty messages an hour per network and five per sender, with the wait in the refusal", async () => {
  const write = async (remoteAddress: string, email: string) =>
    shop.call("POST", `/contact/?captcha=${await solveCaptcha(shop, "contact")}`, {
      body: { email, topic: "other", order_id: null, message: crypto.randomUUID(), language: "en" },
      remoteAddress,
    });
  const from = newNetwork();
  const statuses: number[] = [];
  for (let i = 0; i < 21; i += 1)
    statuses.push((await write(from, `${crypto.randomUUID()}@example.com`)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  const email = `${crypto.randomUUID()}@example.com`;
  for (let i = 0; i < 5; i += 1) expect((await write(newNetwork(), email)).status).toBe(204);
  const { status, body, headers } = await write(newNetwork(), email.toUpperCase());
  expect([status, body.code, headers["retry-after"]]).toEqual([
    429,
    "too_many_requests",
    String(body.params.seconds),
  ]);
  expect(body.params.seconds).toBeGreaterThan(3_500);
  later(61);
  expect((await write(newNetwork(), email)).status).toBe(204);
});

test("the gate allows thirty guesses, and then refuses even the right word", async () => {
  const from = newNetwork();
  const enter = (word: string) => shop.call("POST", "/gate/", { body: { word }, remoteAddress: from });
  for (let i = 0; i < 5; i += 1) expect((await enter("fern")).status).toBe(204);
  for (let i = 0; i < 30; i += 1) expect((await enter(`guess-${i}`)).status).toBe(403);
  expect([(await enter("moss")).status, (await enter("fern")).status]).toEqual([429, 429]);
});

test("a job deletes expired limits, whose keys reveal no owner", async () => {
  const { queries } = shop.services.database;
  const customer = await shop.customer({ password_hash });
  await logIn(customer, "wrong", { from: newNetwork() });
  await recoverFrom(newNetwork());
  const counted = await queries.select().from(rateLimits);
  expect(counted.filter(({ key }) => /@|10\.\d/.test(key))).toEqual([]);
  const left = async () =>
    Promise.all(
      [rateLimits, sessions, captchaAnswers, passwordRecoveries].map((table) => queries.$count(table)),
    );
  expect((await left()).filter((count) => count === 0)).toEqual([]);
  await deleteExpired(shop.services);
  expect((await left()).filter((count) => count === 0)).toEqual([]);
  const now = shop.clock.now;
  shop.clock.now = new Date(now.getTime() + 31 * 86_400_000);
  later(180);
  await deleteExpired(shop.services);
  shop.clock.now = now;
  expect(await left()).toEqual([0, 0, 0, 0]);
});

describe("rate limits of uncached requests", () => {
  const search = (term: string, remoteAddress: string) =>
    shop.call("GET", `/products/search/en/europe?term=${term}`, { remoteAddress });

  test("240 new search terms a minute per network; cached ones and other networks are not limited", async () => {
    const from = newNetwork();
    // Counted without requests, which would take more than the minute on a slow machine.
    for (let i = 0; i < 235; i += 1) await shop.services.limits.throttle("uncached", clientNetwork(from));
    const statuses = new Set<number>();
    for (let i = 235; i < 240; i += 1) statuses.add((await search(`fern${i}`, from)).status);
    const refused = await search("fern240", from);
    expect([[...statuses], refused.status, refused.body.code]).toEqual([[200], 429, "too_many_requests"]);
    expect((await search("fern237", from)).status).toBe(200);
    expect((await search("fern241", newNetwork())).status).toBe(200);
    later(2);
    expect((await search("fern242", from)).status).toBe(200);
  });

  test("a customer can save drafts 600 times an hour", async () => {
    const { token } = await shop.customer();
    const save = () => shop.call("POST", "/orders/", { token, body: {} });
    const statuses = new Set<number>();
    for (let i = 0; i < 600; i += 1) statuses.add((await save()).status);
    expect([[...statuses], (await save()).status]).toEqual([[400], 429]);
  });
});
