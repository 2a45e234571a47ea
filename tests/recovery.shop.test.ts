import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { confirmationToken } from "#server/commerce/accounts/confirmation.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
let password_hash: string;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
  password_hash = await hashPassword(old, "test@example.com");
});
afterAll(() => shop.close());

const old = "Trellis-Demo-2026!";
const strong = "Trellis-Demo-2027!";
const minutes = (count: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000));
const recover = async (email: string, captcha?: string) =>
  shop.call(
    "POST",
    `/password-recovery/${encodeURIComponent(email)}?captcha=${captcha ?? (await solveCaptcha(shop, "password_recovery"))}`,
  );
const reset = (token: string, new_password = strong) =>
  shop.call("POST", "/reset-password", { body: { token, new_password } });
const mailsTo = async (address: string) =>
  (await readOutbox(shop.services.files)).filter(({ to }) => to === address);
const tokensTo = async (address: string) =>
  (await mailsTo(address)).flatMap(({ text }) => /reset-password\?token=([\w.-]+)/.exec(text)?.[1] ?? []);
const logIn = async ({ email }: TestCustomer, password: string) =>
  (await shop.call("POST", "/login/access-token", { form: { username: email, password } })).status;
const isIn = async ({ token }: TestCustomer) =>
  (await shop.call("GET", "/users/customers/me", { token })).status === 200;

/** A customer who requested a link, and the link's token. */
async function customerWithLink(fields: Parameters<Shop["customer"]>[0] = {}) {
  const customer = await shop.customer({ password_hash, ...fields });
  await recover(customer.email);
  await expect.poll(() => tokensTo(customer.email)).toHaveLength(1);
  const [token] = await tokensTo(customer.email);
  return { customer, token: token! };
}

describe("requesting a link", () => {
  test("returns the same for an unknown address, and sends it no mail", async () => {
    const { email } = await shop.customer();
    const [known, unknown] = [await recover(email.toUpperCase()), await recover("nobody@example.com")];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    expect(await mailsTo("nobody@example.com")).toEqual([]);
  });

  test.each(["somebody", "nobody"])("is refused for ten minutes with the wait (%s)", async (who) => {
    requirements("recovery.10-minutes");
    const email = who === "nobody" ? `${crypto.randomUUID()}@example.com` : (await shop.customer()).email;
    expect((await recover(email)).status).toBe(204);
    minutes(4);
    const early = await recover(` ${email.toUpperCase()}`.trim());
    expect([early.status, early.body.code, early.body.params]).toEqual([
      429,
      "asked_recently",
      { seconds: 360 },
    ]);
    expect(early.headers["retry-after"]).toBe("360");
    minutes(6);
    expect((await recover(email)).status).toBe(204);
  });

  test("ten times concurrently sends one mail", async () => {
    const { email } = await shop.customer();
    const captchas = await Promise.all(
      Array.from({ length: 10 }, () => solveCaptcha(shop, "password_recovery")),
    );
    const answers = await Promise.all(captchas.map((captcha) => recover(email, captcha)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      204,
      ...Array.from({ length: 9 }, () => 429),
    ]);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
  });

  test.each(["made-up", "of another form"])("needs a solved captcha, not one that is %s", async (kind) => {
    requirements("captcha.recovery");
    const captcha = kind === "made-up" ? "eyJhIjoxfQ" : await solveCaptcha(shop, "sign_up");
    const { status, body } = await recover("ada@example.com", captcha);
    expect([status, body.code]).toEqual([400, "captcha_invalid"]);
  });

  test.each(["no address", `${"a".repeat(300)}@example.com`, "ada@example.com\r\nBcc: all@example.com"])(
    "refuses %j",
    async (email) => {
      expect((await recover(email)).body.code).toBe("invalid");
    },
  );
});

describe("the mail's link", () => {
  test("sets a password once, confirms the address, ends every session and sends a mail", async () => {
    const { customer, token } = await customerWithLink({ email_confirmed_at: null });
    const someoneElse = await shop.customer();
    expect((await reset(token)).status).toBe(204);
    expect([await isIn(customer), await isIn(someoneElse)]).toEqual([false, true]);
    expect([await logIn(customer, old), await logIn(customer, strong)]).toEqual([400, 200]);
    // Three mails: the link, the change, and the log-in from a new browser.
    await expect.poll(() => mailsTo(customer.email)).toHaveLength(3);
    const again = await reset(token, `${strong}2`);
    expect([again.status, again.body.code]).toEqual([400, "token_invalid"]);
    expect(await logIn(customer, strong)).toBe(200);
  });

  test("works for an hour, and not after another one was requested", async () => {
    const { customer, token } = await customerWithLink();
    minutes(59);
    expect((await reset(token, "weak")).body.code).toBe("password_weak");
    expect((await reset(token, "P@ssw0rd1!")).body.code).toBe("password_common");
    minutes(2);
    expect((await reset(token)).body.code).toBe("token_invalid");
    await recover(customer.email);
    await expect.poll(() => tokensTo(customer.email)).toHaveLength(2);
    minutes(11);
    await recover(customer.email);
    await expect.poll(() => tokensTo(customer.email)).toHaveLength(3);
    const tokens = await tokensTo(customer.email);
    const outcomes = await Promise.all(tokens.map(async (one) => (await reset(one)).status));
    expect(outcomes.sort()).toEqual([204, 400, 400]);
  });

  test("used twice concurrently, sets one password", async () => {
    const { customer, token } = await customerWithLink();
    const wanted = [strong, `${strong}2`];
    const answers = await Promise.all(wanted.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    const works = await Promise.all(wanted.map((password) => logIn(customer, password)));
    expect(works).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 400)));
  });

  test.each(["made.up", "x", "e30.e30"])("is refused when made up: %s", async (token) => {
    expect((await reset(token)).body.code).toBe("token_invalid");
  });

  test("of a confirmation sets no password", async () => {
    const { id } = await shop.customer();
    expect((await reset(confirmationToken(shop.services, { id, credential_version: 1 }))).body.code).toBe(
      "token_invalid",
    );
  });

  test("gives a password to an account without one", async () => {
    const { customer, token } = await customerWithLink({ password_hash: null });
    expect((await reset(token)).status).toBe(204);
    expect(await logIn(customer, strong)).toBe(200);
    const [row] = await shop.services.database.queries
      .select()
      .from(customers)
      .where(eq(customers.id, customer.id));
    expect(row!.password_hash).not.toContain(strong);
  });
});

test("a password changed inside the account is mailed too", async () => {
  const customer = await shop.customer({ password_hash });
  const body = { current_password: old, new_password: strong };
  await shop.call("PUT", "/users/customers/me/password", { token: customer.token, body });
  await expect.poll(() => mailsTo(customer.email)).toHaveLength(1);
  expect((await mailsTo(customer.email))[0]!.text).toContain("/en/lost-password");
});
