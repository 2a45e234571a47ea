import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmationToken } from "#server/commerce/accounts/confirmation.ts";
import { declineToken } from "#server/commerce/accounts/decline-sign-up.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { emailConfirmationActors } from "#src/flows/account/email-confirmation/email-confirmation.actors.ts";
import { passwordRecoveryActors } from "#src/flows/account/password-recovery/password-recovery.actors.ts";
import { passwordResetActors } from "#src/flows/account/password-reset/password-reset.actors.ts";
import { sessionActors } from "#src/flows/account/session/session.actors.ts";
import { signUpActors } from "#src/flows/account/sign-up/sign-up.actors.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

const [password, newPassword] = ["lily-of-the-valley-1", "wisteria-under-oak-2"];
const captcha = { prepare: () => {}, answer: (form: string) => solveCaptcha(shop, form) };
const queries = () => shop.services.database.queries;

const session = (token: string | null = null, code: string | null = null) =>
  sessionActors({ api: browserApi(origin, token), readUser: () => null as never, tourLeadCode: () => code });
const logIn = (username: string, word = password) =>
  callPort(session().logIn, { username, password: word } as never) as Promise<any>;
const withPassword = async (email: string) =>
  queries()
    .update(customers)
    .set({ password_hash: await hashPassword(password, email) })
    .where(eq(customers.email_key, email));
const mailTo = async (email: string, pattern: RegExp) => {
  const found = async () =>
    (await readOutbox(shop.services.files)).filter(({ to, text }) => to === email && pattern.test(text));
  await expect.poll(found).toHaveLength(1);
  return pattern.exec((await found())[0]!.text)!;
};
const unconfirmed = async () => {
  const { id, email } = await shop.customer({ email_confirmed_at: null });
  await withPassword(email);
  const [row] = await queries().select().from(customers).where(eq(customers.id, id));
  return row!;
};

test("a person logs in, reads their own account and ends the session that they name", async () => {
  requirements("session.log-in");
  const [customer, other] = [await shop.customer(), await shop.customer()];
  await withPassword(customer.email);
  expect(await logIn(customer.email, newPassword)).toEqual({ outcome: "incorrectCredentials" });
  const { outcome, user } = await logIn(customer.email);
  expect([outcome, user.id, user.email]).toEqual(["loggedIn", customer.id, customer.email]);
  const ofOther = session(other.token);
  expect(await callPort(ofOther.readUser, { token: user.token })).toMatchObject({
    user: { id: customer.id },
  });
  await callPort(ofOther.logOut, { user });
  expect(await callPort(ofOther.readUser, { token: user.token })).toEqual({ outcome: "ended" });
  expect(await callPort(ofOther.readUser, { token: other.token })).toMatchObject({ user: { id: other.id } });
});

test("a visitor's tour lead is stored with the account after the log-in, unless it has one", async () => {
  requirements("product.tlid-attached");
  const code = `LEAD-${crypto.randomUUID().slice(0, 6)}`;
  await shop.customer({ tour_lead_code: code, tour_lead_active: true });
  const customer = await shop.customer();
  await withPassword(customer.email);
  const { user } = await logIn(customer.email);
  expect(user.hasTourLead).toBe(false);
  const settled = await callPort(session(user.token, code).settle, { user });
  expect(settled).toMatchObject({ id: customer.id, hasTourLead: true, token: user.token });
  expect(await callPort(session(user.token, null).settle, { user })).toEqual(user);
});

test("a sign-up has its address, password, language, tour lead and the way back to the checkout", async () => {
  const code = `LEAD-${crypto.randomUUID().slice(0, 6)}`;
  const lead = await shop.customer({ tour_lead_code: code, tour_lead_active: true });
  const email = `${crypto.randomUUID()}@example.com`;
  const api = browserApi(origin);
  const { prove, signUp } = signUpActors({ api, captcha, languageId: "de", tourLeadCode: () => code });
  const solved = (await callPort(prove, undefined)) as { captcha: string };
  const input = { email, password, returnTo: "checkout" as const, ...solved };
  expect(await callPort(signUp, input)).toEqual({ outcome: "registered" });
  const [row] = await queries().select().from(customers).where(eq(customers.email_key, email));
  expect([row!.language_id, row!.tour_lead_id]).toEqual(["de", lead.id]);
  expect(await logIn(email)).toEqual({ outcome: "emailNotConfirmed" });
  await mailTo(email, /\/de\/confirm-email\?token=([\w.-]+)&to=%2Fcheckout/);
});

test("a confirmation is sent again to the account of these credentials", async () => {
  const { email } = await unconfirmed();
  const { resendConfirmation } = session();
  const send = (word: string) =>
    callPort(resendConfirmation, { username: email, password: word, returnTo: "checkout" } as never);
  expect(await send(newPassword)).toMatchObject({ outcome: "refused" });
  expect(await send(password)).toEqual({ outcome: "sent" });
  await mailTo(email, /confirm-email\?token=([\w.-]+)&to=%2Fcheckout/);
});

test("a forgotten password is replaced through the link that is mailed to the address", async () => {
  const { email } = await shop.customer();
  await withPassword(email);
  const { prove, recoverPassword } = passwordRecoveryActors({ api: browserApi(origin), captcha });
  const solved = (await callPort(prove, undefined)) as { captcha: string };
  expect(await callPort(recoverPassword, { email, ...solved })).toEqual({ outcome: "asked" });
  const [, token] = await mailTo(email, /reset-password\?token=([\w.-]+)/);
  const { resetPassword } = passwordResetActors(browserApi(origin));
  expect(await callPort(resetPassword, { token: newPassword, password: token! })).toEqual({
    outcome: "tokenInvalid",
  });
  expect(await callPort(resetPassword, { token: token!, password: newPassword })).toEqual({
    outcome: "reset",
  });
  expect((await logIn(email)).outcome).toBe("incorrectCredentials");
  expect((await logIn(email, newPassword)).outcome).toBe("loggedIn");
});

test("an address is confirmed by its link with the account's password, or with a new one", async () => {
  const ports = emailConfirmationActors(browserApi(origin));
  const [one, other] = [await unconfirmed(), await unconfirmed()];
  const token = confirmationToken(shop.services, one);
  expect(await callPort(ports.confirmEmail, { token })).toEqual({ outcome: "passwordRequired" });
  const confirm = (word: string) => callPort(ports.confirmWithPassword, { token, password: word });
  expect(await confirm(newPassword)).toEqual({ outcome: "incorrectPassword" });
  expect(await confirm(password)).toEqual({ outcome: "confirmed" });
  expect((await logIn(one.email)).outcome).toBe("loggedIn");
  const link = { token: confirmationToken(shop.services, other) };
  expect(await callPort(ports.setPassword, { link, password: newPassword })).toEqual({
    outcome: "confirmed",
  });
  expect((await logIn(other.email, newPassword)).outcome).toBe("loggedIn");
});

test("a sign-up is declined by its own link only", async () => {
  const { declineSignUp, confirmEmail } = emailConfirmationActors(browserApi(origin));
  const account = await unconfirmed();
  const [confirm, decline] = [
    confirmationToken(shop.services, account),
    declineToken(shop.services, account),
  ];
  expect(await callPort(declineSignUp, { decline: confirm })).toEqual({ outcome: "tokenInvalid" });
  expect(await callPort(confirmEmail, { token: decline })).toEqual({ outcome: "tokenInvalid" });
  expect(await callPort(declineSignUp, { decline })).toEqual({ outcome: "declined" });
  expect(await logIn(account.email)).toEqual({ outcome: "incorrectCredentials" });
});
