import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirmationToken } from "#server/commerce/accounts/confirmation.ts";
import { declineToken } from "#server/commerce/accounts/decline-sign-up.ts";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { activateTourLead } from "#server/commerce/tour-leads/activate.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { testStart } from "./support/settings.ts";
import { openShop, type Shop } from "./support/shop.ts";

const strangers = "Trellis-Demo-2026!";
const owners = "Trellis-Demo-2027!";
let shop: Shop;
let email: string;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

type Answer = Awaited<ReturnType<Shop["call"]>>;
const row = async () => {
  const { queries } = shop.services.database;
  const [found] = await queries.select().from(customers).where(eq(customers.email_key, email));
  return found;
};
const signUp = async (password: string, more: object = {}) =>
  shop.call("POST", `/users/customers?captcha=${await solveCaptcha(shop)}`, {
    body: { email, password, language: "en", ...more },
  });
const cookieOf = ({ headers }: Answer) => [headers["set-cookie"]].flat().join().split(";")[0]!;
const confirm = (token: string, more: object = {}, cookie = "") =>
  shop.call("POST", "/confirm-email", { body: { token, ...more }, headers: { cookie } });
const decline = (token: string) => shop.call("POST", "/email-confirmation/decline", { body: { token } });
const links = async () => {
  const account = (await row())!;
  return {
    confirm: confirmationToken(shop.services, account),
    decline: declineToken(shop.services, account),
  };
};
const logIn = async (password: string) =>
  (await shop.call("POST", "/login/access-token", { form: { username: email, password } })).status;
const minutes = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000);
};

describe("the link of a confirmation mail", () => {
  test("is enough in the browser that signed up, which has an HttpOnly cookie", async () => {
    const signedUp = await signUp(owners);
    expect(signedUp.headers["set-cookie"]).toMatch(
      /^trellis_signed_up=[\w-]{43}; Max-Age=259200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { confirm: token } = await links();
    expect((await confirm(token, {}, cookieOf(signedUp))).status).toBe(204);
    expect(await logIn(owners)).toBe(200);
  });

  test("needs the account’s password in another browser, or a new one", async () => {
    await signUp(owners);
    const { confirm: token } = await links();
    const another = cookieOf(await otherSignUp());
    for (const cookie of ["", another, "trellis_signed_up=made-up"])
      expect((await confirm(token, {}, cookie)).body.code).toBe("password_required");
    expect((await confirm(token, { password: "wrong" })).body.code).toBe("incorrect_password");
    expect((await confirm(token, { password: owners, new_password: owners })).body.code).toBe("invalid");
    expect((await row())!.email_confirmed_at).toBeNull();
    expect((await confirm(token, { password: owners })).status).toBe(204);
    expect((await confirm(token, { password: owners })).body.code).toBe("already_confirmed");
    expect(await logIn(owners)).toBe(200);
  });

  test("never confirms a stranger’s password: the owner sets a new one", async () => {
    await signUp(strangers);
    const { confirm: token } = await links();
    expect((await confirm(token, { new_password: "Password1" })).body.code).toBe("password_weak");
    expect((await confirm(token, { new_password: "P@ssw0rd1!" })).body.code).toBe("password_common");
    expect((await confirm(token, { new_password: owners })).status).toBe(204);
    expect([await logIn(strangers), await logIn(owners)]).toEqual([400, 200]);
  });

  test("is limited to as many password guesses as the log-in", async () => {
    await signUp(owners);
    const { confirm: token } = await links();
    for (let i = 0; i < 10; i += 1) await confirm(token, { password: `guess ${i}` });
    const limited = await confirm(token, { password: owners });
    expect([limited.status, limited.body.code]).toEqual([429, "too_many_requests"]);
    expect(await logIn(owners)).toBe(429);
  });

  test("sent again with the password is enough in that browser", async () => {
    await signUp(owners);
    const form = { username: email, password: owners };
    const resent = await shop.call("POST", "/email-confirmation/resend", { form });
    const { confirm: token } = await links();
    expect((await confirm(token, {}, cookieOf(resent))).status).toBe(204);
  });

  test.each([
    ["the password", { password: owners }],
    ["new passwords", { new_password: `${owners}2` }],
  ])("used twice at once with %s confirms once", async (_, proof) => {
    await signUp(owners);
    const { confirm: token } = await links();
    const answers = await Promise.all([confirm(token, proof), confirm(token, proof)]);
    expect(answers.map(({ status, body }) => body?.code ?? status).sort()).toEqual([
      204,
      "already_confirmed",
    ]);
  });
});

const otherSignUp = async () => {
  const body = { email: `${crypto.randomUUID()}@example.com`, password: owners, language: "en" };
  return shop.call("POST", `/users/customers?captcha=${await solveCaptcha(shop)}`, { body });
};

describe("signing up again before the address is confirmed", () => {
  test("replaces password, language and tour lead, and invalidates earlier links and browsers", async () => {
    const lead = await shop.customer({ tour_lead_code: crypto.randomUUID(), tour_lead_active: true });
    const [code] = await shop.services.database.queries
      .select({ code: customers.tour_lead_code })
      .from(customers)
      .where(eq(customers.id, lead.id));
    const stranger = await signUp(strangers, { tour_lead_code: code!.code });
    const before = { ...(await links()), account: (await row())! };
    const owner = await signUp(owners, { language: "de" });
    expect([owner.status, owner.body.id]).toEqual([201, before.account.id]);
    expect(await row()).toMatchObject({ language_id: "de", tour_lead_id: null, email_confirmed_at: null });
    for (const cookie of [cookieOf(stranger), cookieOf(owner)])
      expect((await confirm(before.confirm, {}, cookie)).body.code).toBe("token_invalid");
    expect((await decline(before.decline)).body.code).toBe("token_invalid");
    const { confirm: token } = await links();
    expect((await confirm(token, {}, cookieOf(stranger))).body.code).toBe("password_required");
    expect((await confirm(token, { password: strangers })).body.code).toBe("incorrect_password");
    expect((await confirm(token, {}, cookieOf(owner))).status).toBe(204);
    expect([await logIn(strangers), await logIn(owners)]).toEqual([400, 200]);
  });

  test("and confirming concurrently never confirms the later password", async () => {
    const owner = await signUp(owners);
    const { confirm: token } = await links();
    const [confirmed, again] = await Promise.all([confirm(token, {}, cookieOf(owner)), signUp(strangers)]);
    const isConfirmed = confirmed.status === 204;
    expect([confirmed.body?.code, again.status]).toEqual(
      isConfirmed ? [undefined, 400] : ["token_invalid", 201],
    );
    expect(await logIn(strangers)).toBe(400);
    expect((await row())!.email_confirmed_at !== null).toBe(isConfirmed);
  });

  test("changes nothing in an account that waits for its first password", async () => {
    await makeAdministrator(shop.services, email);
    expect((await signUp(strangers)).body.code).toBe("email_registered");
    expect(await row()).toMatchObject({ password_hash: null, role: "administrator" });
  });

  test("cannot confirm an account that was appointed in between", async () => {
    const stranger = await signUp(strangers);
    const { confirm: token } = await links();
    const { passwordLink } = await makeAdministrator(shop.services, email);
    for (const proof of [{}, { password: strangers }, { new_password: strangers }])
      expect((await confirm(token, proof, cookieOf(stranger))).body.code).toBe("token_invalid");
    const id = new URL(passwordLink).searchParams.get("account")!;
    await shop.call("POST", `/email-confirmation/${id}`, { body: { password: owners } });
    expect([await logIn(strangers), await logIn(owners)]).toEqual([400, 200]);
  });
});

describe("“this was not me”", () => {
  test("deletes the account, and succeeds again when repeated", async () => {
    await signUp(strangers);
    const { decline: token, confirm: confirmation } = await links();
    expect((await decline(token)).status).toBe(204);
    expect(await row()).toBeUndefined();
    expect((await decline(token)).status).toBe(204);
    expect((await confirm(confirmation, { new_password: owners })).body.code).toBe("token_invalid");
  });

  test("deletes nothing once the address is confirmed", async () => {
    await signUp(owners);
    const { decline: token, confirm: confirmation } = await links();
    await confirm(confirmation, { password: owners });
    expect((await decline(token)).body.code).toBe("already_confirmed");
    expect(await logIn(owners)).toBe(200);
  });

  test("and a concurrent confirmation: only one succeeds", async () => {
    await signUp(owners);
    const { decline: token, confirm: confirmation } = await links();
    const [declined, confirmed] = await Promise.all([
      decline(token),
      confirm(confirmation, { password: owners }),
    ]);
    expect([declined.status, confirmed.status].sort()).toEqual([204, 400]);
    expect((await row()) !== undefined).toBe(confirmed.status === 204);
  });

  test("has its own link, which works for nothing else", async () => {
    await signUp(owners);
    const { decline: token, confirm: confirmation } = await links();
    expect((await decline(confirmation)).body.code).toBe("token_invalid");
    expect((await confirm(token, { password: owners })).body.code).toBe("token_invalid");
    const reset = { token: confirmation, new_password: owners };
    expect((await shop.call("POST", "/reset-password", { body: reset })).body.code).toBe("token_invalid");
    minutes(30 * 24 * 60);
    expect((await decline(token)).body.code).toBe("token_expired");
    shop.clock.now = new Date(testStart);
  });
});

test.each([
  ["a new password at the confirmation", owners, false],
  ["the password of the sign-up", strangers, true],
])("the tour lead of a sign-up, when the address is confirmed with %s", async (_, password, stays) => {
  const tour_lead_code = crypto.randomUUID().slice(0, 8).toUpperCase();
  const lead = await shop.customer({ tour_lead_code, tour_lead_active: true });
  await signUp(strangers, { tour_lead_code });
  expect((await row())!.tour_lead_id).toBe(lead.id);
  const { confirm: token } = await links();
  const chosen = stays ? { password } : { new_password: password };
  expect((await confirm(token, chosen)).status).toBe(204);
  expect((await row())!.tour_lead_id).toBe(stays ? lead.id : null);
});

test("activating a tour lead drops a password set before the address was confirmed", async () => {
  const { id, token, signUp: signUpLead } = await inviteHelpers(shop).invited(email);
  await signUpLead(token);
  const { queries } = shop.services.database;
  const password_hash = await hashPassword(strangers, "test@example.com");
  await queries.update(customers).set({ password_hash }).where(eq(customers.email_key, email));
  await activateTourLead(shop.services, operatorActor, id);
  expect(await row()).toMatchObject({ password_hash: null, tour_lead_active: true });
});
