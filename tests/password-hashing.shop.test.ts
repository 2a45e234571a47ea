import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmationToken } from "#server/commerce/accounts/confirmation.ts";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { hashPassword, verifyPassword } from "#server/commerce/accounts/passwords.ts";
import { recoveryToken } from "#server/commerce/accounts/recovery.ts";
import { passwordRecoveries } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = "Laubharke-und-Rechen-7!";
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const logIn = (username: string) =>
  shop.call("POST", "/login/access-token", { form: { username, password } });
const reset = (token: string, remoteAddress?: string) =>
  shop.call("POST", "/reset-password", { body: { token, new_password: password }, remoteAddress });
const setFirst = (id: string, remoteAddress?: string) =>
  shop.call("POST", `/email-confirmation/${id}`, { body: { password }, remoteAddress });
const confirm = (token: string, remoteAddress?: string) =>
  shop.call("POST", "/confirm-email", { body: { token, new_password: password }, remoteAddress });

async function resetToken(email: string): Promise<string> {
  const recovery = { id: newId(), email_key: email, asked_at: shop.clock.now };
  await shop.services.database.queries.insert(passwordRecoveries).values(recovery);
  return recoveryToken(shop.services, recovery.id);
}

/** Runs `act` while the shop hashes as many passwords as it accepts at a time. */
async function whileFull(act: () => Promise<void>): Promise<void> {
  let isActing = true;
  const hashOneAfterAnother = async (account: string) => {
    while (isActing) await hashPassword(password, account);
  };
  const hashing = Promise.all(Array.from({ length: 100 }, (_, index) => hashOneAfterAnother(`${index}`)));
  await act().finally(() => (isActing = false));
  await hashing;
}

test("a used link is not hashed, and a request beyond a hundred waiting hashes gets 503", async () => {
  const customer = await shop.customer();
  const used = await resetToken(customer.email);
  expect((await reset(used)).status).toBe(204);
  const fresh = await resetToken((await shop.customer()).email);
  await whileFull(async () => {
    const [refused, putOff] = await Promise.all([reset(used), reset(fresh)]);
    expect([refused.status, refused.body.code]).toEqual([400, "token_invalid"]);
    expect([putOff.status, putOff.headers["retry-after"]]).toEqual([503, "5"]);
  });
  expect((await reset(fresh)).status).toBe(204);
});

test("the 503 is the same for a known and an unknown account", async () => {
  const { email } = await shop.customer();
  await whileFull(async () => {
    const answers = await Promise.all([logIn(email), logIn(newEmail())]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
  });
  expect((await logIn(email)).status).toBe(400);
});

test.each([
  ["unknown accounts", null],
  ["a known account", "argon2id$AAAAAAAAAAAAAAAAAAAAAA$"],
])("many guesses at %s do not delay a log-in to another unknown account", async (_, hash) => {
  let left = 60;
  const crowd = Array.from({ length: left }, async () => {
    await verifyPassword(password, hash, "crowd@example.com");
    left -= 1;
  });
  expect((await logIn(newEmail())).status).toBe(400);
  expect(left).toBeGreaterThan(20);
  await Promise.all(crowd);
});

test("new passwords of one account are hashed in turn, and do not delay other accounts", async () => {
  let left = 60;
  const crowd = Array.from({ length: left }, async () => {
    await hashPassword(password, "crowd@example.com");
    left -= 1;
  });
  await hashPassword(password, newEmail());
  expect(left).toBeGreaterThan(50);
  await Promise.all(crowd);
});

test("one network can try thirty links, whichever password they set", async () => {
  const from = "198.51.100.23";
  for (let i = 0; i < 10; i += 1) {
    expect((await reset("made.up", from)).status).toBe(400);
    expect((await setFirst("made-up", from)).status).toBe(400);
    expect((await confirm("made.up", from)).status).toBe(400);
  }
  const customer = await shop.customer({ email_confirmed_at: null });
  const { passwordLink } = await makeAdministrator(shop.services, newEmail());
  const link = new URL(passwordLink).searchParams.get("account")!;
  const ask = [
    (address?: string) => resetToken(customer.email).then((token) => reset(token, address)),
    (address?: string) => setFirst(link, address),
    (address?: string) =>
      confirm(confirmationToken(shop.services, { id: customer.id, credential_version: 1 }), address),
  ];
  for (const one of ask) {
    const { status, body, headers } = await one(from);
    expect([status, body.code]).toEqual([429, "too_many_requests"]);
    expect(headers["retry-after"]).toBe(String(body.params.seconds));
  }
  expect((await setFirst(link)).status).toBe(204);
});
