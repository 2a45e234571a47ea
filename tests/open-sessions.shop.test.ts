import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import type { Schemas } from "#server/http/reply.ts";
import { sessions } from "#server/platform/database/customer-schema.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0";
const path = "/users/customers/me/sessions";
let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop();
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(() => shop.close());

const logIn = async (
  username: string,
  headers: Record<string, string> = {},
  remoteAddress = "203.0.113.9",
) => {
  const form = { username, password };
  const { body } = await shop.call("POST", "/login/access-token", { form, headers, remoteAddress });
  return body.access_token as string;
};
const list = async (token: string): Promise<Schemas["Session"][]> =>
  (await shop.call("GET", path, { token })).body;
const end = async (token: string, id = "") =>
  (await shop.call("DELETE", `${path}${id && `/${id}`}`, { token })).status;
const status = async (token: string) => (await shop.call("GET", "/users/customers/me", { token })).status;
const later = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};

async function customer() {
  const { id, email, token } = await shop.customer({ password_hash });
  const tokens = [token, await logIn(email), await logIn(email)] as const;
  return { id, email, tokens };
}

test("the list shows when and where each session began, without token or IP address", async () => {
  const { email } = await shop.customer({ password_hash });
  const token = await logIn(email, { "user-agent": firefox }, "2001:db8:1:2:3:4:5:6");
  const listed = await list(token);
  const session = listed.find(({ is_current }) => is_current);
  expect(session).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    browser: "Firefox",
    system: "Windows",
    network: "2001:db8:1::/48",
    created_at: testStart,
    last_used_at: testStart,
    is_current: true,
  });
  expect(listed.filter((other) => other !== session)).toMatchObject([
    { browser: null, system: null, network: null, is_current: false },
  ]);
  const [row] = await shop.services.database.queries
    .select()
    .from(sessions)
    .where(eq(sessions.id, session!.id));
  expect(JSON.stringify(row)).not.toContain("2:3:4");
  expect(JSON.stringify(await list(token))).not.toContain(row!.token_hash);
});

test("ending one session takes effect at once and leaves the others", async () => {
  const { tokens } = await customer();
  const [mine, other, third] = tokens;
  const ofOther = (await list(other)).find(({ is_current }) => is_current)!.id;
  expect(await end(mine, ofOther)).toBe(204);
  expect([await status(mine), await status(other), await status(third)]).toEqual([200, 401, 200]);
  expect((await list(mine)).map(({ id }) => id)).not.toContain(ofOther);
  expect(await end(mine, ofOther)).toBe(404);
});

test("another customer's session is not found", async () => {
  const { tokens } = await customer();
  const someoneElse = (await customer()).tokens[0];
  const [{ id }] = (await list(tokens[0])) as [Schemas["Session"]];
  const ids = [id, crypto.randomUUID()];
  const answers = await Promise.all(
    ids.map(async (one) => (await shop.call("DELETE", `${path}/${one}`, { token: someoneElse })).body),
  );
  expect(answers).toEqual(
    Array(2).fill({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: "There is no such session.",
      code: "not_found",
    }),
  );
  expect(await status(tokens[0])).toBe(200);
});

test("ending all others leaves other customers' sessions", async () => {
  const [mine, ...others] = (await customer()).tokens;
  const someoneElse = (await customer()).tokens;
  expect(await end(mine)).toBe(204);
  expect(await Promise.all([mine, ...others].map(status))).toEqual([200, 401, 401]);
  expect(await Promise.all(someoneElse.map(status))).toEqual([200, 200, 200]);
  expect(await list(mine)).toHaveLength(1);
  expect(await end(mine)).toBe(204);
});

test("two browsers that end each other concurrently do not both survive", async () => {
  const [one, two] = (await customer()).tokens;
  await Promise.all([end(one), end(two)]);
  const statuses = await Promise.all([status(one), status(two)]);
  expect(statuses).toContain(401);
});

test("the last use is stored at most once an hour, and expired sessions are not listed", async () => {
  const { token } = await shop.customer();
  const minute = 60_000;
  const lastUse = async () => Date.parse((await list(token))[0]!.last_used_at) - Date.parse(testStart);
  later(59 * minute);
  expect(await lastUse()).toBe(0);
  later(minute);
  expect(await lastUse()).toBe(60 * minute);
  later(59 * minute);
  expect(await lastUse()).toBe(60 * minute);
  shop.clock.now = new Date(testStart);

  const { tokens } = await customer();
  const day = 24 * 60 * minute;
  later(29 * day);
  expect(await status(tokens[0])).toBe(200);
  later(2 * day);
  expect(await list(tokens[0])).toHaveLength(1);
  shop.clock.now = new Date(testStart);
});
