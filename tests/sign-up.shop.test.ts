import { captchaAnswers } from "#server/platform/database/server-schema.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers } from "#server/platform/database/customer-schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { captchaAnswer, captchaPayload, solveCaptcha } from "./support/captcha.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
});
afterAll(() => shop.close());

let number = 0;
let email: string;
beforeEach(() => {
  number += 1;
  email = `new-${number}@example.com`;
});
const password = "Trellis-Demo-2026!";
const form = (more: object = {}) => ({ email, password, language: "en", ...more });
const signUp = async (body: object, captcha?: string) =>
  shop.call("POST", `/users/customers?captcha=${captcha ?? (await solveCaptcha(shop))}`, { body });
const row = async (address = email) => {
  const { queries } = shop.services.database;
  const [found] = await queries
    .select()
    .from(customers)
    .where(eq(customers.email_key, address.toLowerCase()));
  return found;
};
const mailsTo = async (address: string) =>
  (await readOutbox(shop.services.files)).filter(({ to }) => to === address);

describe("signing up", () => {
  test("creates an account whose mailed link confirms it, after which the password logs in", async () => {
    requirements("roles.visitor-registers");
    const { status, body, headers } = await signUp(form({ language: "de", return_to: "checkout" }));
    expect([status, body.email, body.email_confirmed, body.language]).toEqual([201, email, false, "de"]);
    const logIn = () => shop.call("POST", "/login/access-token", { form: { username: email, password } });
    expect((await logIn()).body.code).toBe("email_not_confirmed");
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = await mailsTo(email);
    expect(mail!.text).toContain("/de/confirm-email?token=");
    expect(mail!.text).toContain("&to=%2Fcheckout");
    const token = /token=([\w.-]+)/.exec(mail!.text)![1];
    const cookie = String(headers["set-cookie"]).split(";")[0]!;
    const confirmed = await shop.call("POST", "/confirm-email", { body: { token }, headers: { cookie } });
    expect(confirmed.status).toBe(204);
    expect((await logIn()).status).toBe(200);
  });

  test("stores the tour lead of a code, and ignores an unknown code", async () => {
    requirements("product.sign-up-names-lead", "entities.sign-up");
    const lead = await shop.customer({ tour_lead_code: `LEAD-${number}`, tour_lead_active: true });
    expect((await signUp(form({ tour_lead_code: `LEAD-${number}` }))).body.has_tour_lead).toBe(true);
    expect((await row())!.tour_lead_id).toBe(lead.id);
    email = `other-${email}`;
    expect((await signUp(form({ tour_lead_code: "NOBODY" }))).status).toBe(201);
    expect((await row())!.tour_lead_id).toBeNull();
  });

  test("refuses a registered address in any spelling, and changes nothing", async () => {
    await shop.customer({ email, email_key: email, password_hash: "set" });
    const { password_hash } = (await row())!;
    const { status, body } = await signUp(form({ email: email.toUpperCase(), password: `${password}2` }));
    expect([status, body.code, body.detail]).toEqual([
      400,
      "email_registered",
      "Email address already registered",
    ]);
    expect((await row())!.password_hash).toBe(password_hash);
  });

  test("mails the owner of a registered address in their language, at most once a minute", async () => {
    const owner = await shop.customer({ language_id: "de", email, email_key: email });
    const again = () => signUp(form({ email: email.toUpperCase() }));
    const sent = [await again(), await again(), await again()];
    expect(sent.map(({ body }) => body.code)).toEqual(Array(3).fill("email_registered"));
    const { rows } = await shop.services.database.queries.execute(
      sql`select data from jobs.job where data->>'job' = 'already-registered-mail' and data->>'customerId' = ${owner.id}`,
    );
    expect(rows).toHaveLength(1);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toBe("Sie haben schon ein Konto");
    expect(mail!.text.match(/^http.*$/gm)).toEqual([
      "http://localhost:8080/de/login",
      "http://localhost:8080/de/lost-password",
    ]);
  });

  test("again does not block another confirmation mail", async () => {
    await signUp(form());
    await signUp(form());
    const resent = await shop.call("POST", "/email-confirmation/resend", {
      form: { username: email, password },
    });
    expect(resent.status).toBe(204);
  });

  test("ten times concurrently creates one account, and sends two mails at most", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => solveCaptcha(shop)));
    const sent = await Promise.all(answers.map((answer) => signUp(form(), answer)));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(8).fill(429)]);
    expect(new Set(sent.flatMap(({ body }) => body.id ?? []))).toEqual(new Set([(await row())!.id]));
  });

  test.each([
    ["a weak password", { password: "Password1" }, "password_weak"],
    ["a common password", { password: "P@ssw0rd1!" }, "password_common"],
    [
      "a password with the address",
      { email: "hildegard@example.com", password: "Zw-77!-Hildegard" },
      "password_personal",
    ],
    ["a password of spaces", { password: " ".repeat(30) }, "password_weak"],
    ["a password of one plant", { password: "🌱" }, "password_weak"],
    ["an unknown language", { language: "tlh" }, "invalid"],
    ["an invalid address", { email: "ada" }, "invalid"],
    ["an address of 300 characters", { email: `${"a".repeat(290)}@example.com` }, "invalid"],
    ["an address with a line break", { email: "ada@example.com\nbcc: eve@example.com" }, "invalid"],
    ["an address with look-alike characters", { email: "аda@example.com" }, "invalid"],
    ["a password of 60 kB", { password: "aB3!".repeat(15_000) }, "invalid"],
  ])("refuses %s, and the captcha can be used again", async (_, more, code) => {
    const captcha = await solveCaptcha(shop);
    const refused = await signUp({ ...form(), ...more }, captcha);
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    expect((await signUp(form(), captcha)).status).toBe(201);
  });
});

describe("a captcha", () => {
  const refused = async (captcha: string) => {
    const { status, body } = await signUp(form(), captcha);
    expect(await row()).toBeUndefined();
    return [status, body.code];
  };

  test("works once, even when sent concurrently", async () => {
    requirements("captcha.registration");
    const captcha = await solveCaptcha(shop);
    const sent = await Promise.all(
      Array.from({ length: 5 }, (_, index) => signUp(form({ email: `${index}-${email}` }), captcha)),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(sent.filter(({ body }) => body.code === "captcha_invalid")).toHaveLength(4);
  });

  test("is valid for ten minutes, and is deleted afterwards", async () => {
    const captcha = await solveCaptcha(shop);
    await signUp(form({ email: `early-${email}` }));
    shop.clock.now = new Date(shop.clock.now.getTime() + 600_000);
    expect(await refused(captcha)).toEqual([400, "captcha_invalid"]);
    await signUp(form({ email: `late-${email}` }));
    expect(await shop.services.database.queries.$count(captchaAnswers)).toBe(1);
  });

  test("is never cached", async () => {
    const captchas = await Promise.all([1, 2].map(() => shop.call("GET", "/captcha/?form=sign_up")));
    expect(captchas[0]!.body.parameters.nonce).not.toBe(captchas[1]!.body.parameters.nonce);
    expect(captchas.map(({ headers }) => headers["cache-control"])).toEqual(["no-store", "no-store"]);
  });

  test.each<[string, (payload: any) => object]>([
    ["another solution", (payload) => ({ ...payload, solution: { ...payload.solution, derivedKey: "00" } })],
    ["no solution", ({ challenge }) => ({ challenge })],
    ["another form's", (payload) => changed(payload, { data: { form: "contact", until: 9e15 } })],
    [
      "a longer lifetime",
      (payload) => changed(payload, { data: { ...payload.challenge.parameters.data, until: 9e15 } }),
    ],
    ["another nonce", (payload) => changed(payload, { nonce: "00".repeat(16) })],
    ["an easier puzzle", (payload) => changed(payload, { keyPrefix: "0" })],
    ["no key's signature", (payload) => changed(payload, { keySignature: undefined })],
    [
      "another signature",
      (payload) => ({ ...payload, challenge: { ...payload.challenge, signature: "00" } }),
    ],
    ["nothing", () => ({})],
  ])("with %s is refused", async (_, change) => {
    expect(await refused(captchaAnswer(change(captchaPayload(await solveCaptcha(shop)))))).toEqual([
      400,
      "captcha_invalid",
    ]);
  });

  test("that is not JSON is refused", async () => {
    expect(await refused("rubbish")).toEqual([400, "captcha_invalid"]);
  });
});

const changed = ({ challenge, solution }: any, parameters: object) => ({
  challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
  solution,
});
