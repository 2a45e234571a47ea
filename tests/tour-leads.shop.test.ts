import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
let admin: string;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
  admin = (await shop.customer({ role: "administrator" })).token;
});
afterAll(() => shop.close());

const password = "Laubharke-und-Rechen-7!";
const newEmail = () => `lead-${crypto.randomUUID()}@example.com`;
const invite = (email: string) => shop.call("POST", "/admin/tour-leads/", { token: admin, body: { email } });
const activate = (id: string) => shop.call("POST", `/admin/tour-leads/${id}/activate`, { token: admin });
const look = (token: string) => shop.call("GET", `/users/tour_leads/by_token?token=${token}`);
const accountOf = async (email: string) => {
  const { queries } = shop.services.database;
  const [row] = await queries.select().from(customers).where(eq(customers.email_key, email));
  return row;
};
const mailTo = async (email: string, kind: string) => {
  const mails = await readOutbox(shop.services.files);
  return mails.find(({ to, id }) => to === email && id.startsWith(kind));
};
/** The token of a mail's link. */
const carried = async (email: string, kind: string, name: string): Promise<string> => {
  await expect.poll(() => mailTo(email, kind)).toBeDefined();
  const { text } = (await mailTo(email, kind))!;
  return new RegExp(`${name}=([\\w-]+)`).exec(text)![1]!;
};

test("an invited lead uses the mail's link, signs up, sets a password and is activated with a code", async () => {
  requirements(
    "product.tour-lead-has-code",
    "product.tour-lead-signs-up-once",
    "calls.tour-lead-language",
    "roles.lead-sign-up-by-token",
  );
  const email = newEmail();
  const { status, body: invited } = await invite(email);
  expect([status, invited.status, invited.email]).toEqual([200, "invited", email]);
  const token = await carried(email, "tour-lead-invitation-mail", "token");
  expect(token).toMatch(/^[\w-]{43}$/);
  const seen = (await look(token)).body;
  expect(seen).toMatchObject({
    id: invited.id,
    status: "invited",
    has_password: false,
    tour_lead_code: null,
  });
  const form = { agreed_to_be_named: true, language: "de" };
  const { body: lead } = await inviteHelpers(shop).signUp(token, form);
  expect(lead).toMatchObject({
    id: invited.id,
    status: "registered",
    first_name: "Tom",
    language: "de",
    agreed_to_be_named: true,
    has_password: false,
    invitation_expires_at: null,
    tour_lead_code: expect.stringMatching(/^[B-Z2-9]{4}-[B-Z2-9]{4}$/),
  });
  const account = await carried(email, "tour-lead-password-mail", "account");
  const set = await shop.call("POST", `/email-confirmation/${account}`, { body: { password } });
  expect(set.status).toBe(204);
  await expect.poll(() => mailTo("hello@trellis.example", "tour-lead-registered-mail")).toBeDefined();

  const follower = await shop.customer();
  const follow = () =>
    shop.call("PUT", "/users/customers/me", {
      token: follower.token,
      body: { tour_lead_code: lead.tour_lead_code.toLowerCase() },
    });
  expect((await follow()).body.errors[0].code).toBe("no_such_lead");
  const { body: active } = await activate(invited.id);
  expect([active.status, active.activated_at]).toEqual(["active", shop.clock.now.toISOString()]);
  expect((await activate(invited.id)).body).toEqual(active);
  const { has_tour_lead, tour_lead_name } = (await follow()).body;
  expect([has_tour_lead, tour_lead_name]).toEqual([true, "Tom Rivers"]);
  await expect.poll(() => mailTo(email, "tour-lead-activated-mail")).toBeDefined();
  expect((await mailTo(email, "tour-lead-activated-mail"))!.text).toContain(`tlId=${lead.tour_lead_code}`);

  const { queries } = shop.services.database;
  const happened = await queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `tour_lead ${invited.id}`));
  expect(happened.map(({ action, actor_kind }) => [action, actor_kind]).toSorted()).toEqual([
    ["tour_lead.activated", "administrator"],
    ["tour_lead.invited", "administrator"],
    ["tour_lead.registered", "visitor"],
  ]);
});

test("a lead's name is shown only if they agreed", async () => {
  const { signUp, token, id } = await inviteHelpers(shop).invited();
  const { tour_lead_code } = (await signUp(token)).body;
  await activate(id);
  const { token: follower } = await shop.customer();
  const { body } = await shop.call("PUT", "/users/customers/me", {
    token: follower,
    body: { tour_lead_code },
  });
  expect([body.has_tour_lead, body.tour_lead_name]).toEqual([true, null]);
});

test("a made-up, used, replaced or expired link is refused: sign up token invalid", async () => {
  requirements("product.tour-lead-signs-up-once", "tour-leads.one-time-invitation", "messages.token");
  const { signUp, token: used } = await inviteHelpers(shop).invited();
  expect((await signUp(used)).status).toBe(200);
  const replaced = await inviteHelpers(shop).invited();
  await inviteHelpers(shop).invited(replaced.email);
  const late = await inviteHelpers(shop).invited();
  const began = shop.clock.now;
  shop.clock.now = new Date(began.getTime() + 14 * 86_400_000);
  const tooOld = await look(late.token);
  shop.clock.now = began;
  expect((await look(late.token)).status).toBe(200);
  const answers = [
    tooOld,
    await look("made-up"),
    await look(used),
    await signUp(used),
    await look(replaced.token),
  ];
  for (const { status, body } of answers)
    expect([status, body.code, body.detail]).toEqual([400, "token_invalid", "Sign up token invalid"]);
});

test("of two concurrent sign-ups with one link, one succeeds", async () => {
  requirements("tour-leads.one-time-invitation");
  const { signUp, token, email } = await inviteHelpers(shop).invited();
  const answers = await Promise.all([signUp(token), signUp(token, { first_name: "Tim" })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const { queries } = shop.services.database;
  expect(await queries.$count(customers, eq(customers.email_key, email))).toBe(1);
});

test("a customer who signs up keeps account, password and name, and gets the code", async () => {
  const password_hash = await hashPassword(password, "test@example.com");
  const ada = await shop.customer({
    password_hash,
    first_name: "Ada",
    last_name: "Jansen",
    language_id: "en",
  });
  const { signUp, token } = await inviteHelpers(shop).invited(ada.email.toUpperCase());
  const { body: lead } = await signUp(token, { language: "de" });
  expect([lead.has_password, lead.customer_id]).toEqual([true, ada.id]);
  const row = await accountOf(ada.email);
  expect(row).toMatchObject({ password_hash, first_name: "Ada", language_id: "en", tour_lead_active: false });
  expect(row!.tour_lead_code).toBe(lead.tour_lead_code);
});

test("a password set before the address was confirmed is removed", async () => {
  const password_hash = await hashPassword(password, "test@example.com");
  const { email } = await shop.customer({ password_hash, email_confirmed_at: null });
  const { signUp, token } = await inviteHelpers(shop).invited(email);
  expect((await signUp(token)).body.has_password).toBe(false);
  expect((await accountOf(email))!.password_hash).toBeNull();
  expect(await carried(email, "tour-lead-password-mail", "account")).toMatch(/^[\w-]{43}$/);
});

test("invalid data is refused, and the link can still be used", async () => {
  const { signUp, token, email } = await inviteHelpers(shop).invited();
  for (const [field, value] of [
    ["first_name", " "],
    ["last_name", "Ri\u202evers"],
    ["last_name", "Ri\nvers"],
    ["language", "tlh"],
  ] as const) {
    const { status, body } = await signUp(token, { [field]: value });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  }
  expect(await accountOf(email)).toBeUndefined();
  expect((await signUp(token)).status).toBe(200);
});

test("inviting again replaces the link, at most once a minute; a registered lead is not invited", async () => {
  const email = newEmail();
  const first = await invite(email);
  expect((await invite(email.toUpperCase())).body.code).toBe("too_many_requests");
  // The mail creates its own link, which would replace the one below.
  await carried(email, "tour-lead-invitation-mail", "token");
  const { id, token, signUp } = await inviteHelpers(shop).invited(email);
  expect(id).toBe(first.body.id);
  expect((await activate(id)).body.code).toBe("not_registered");
  expect((await signUp(token)).status).toBe(200);
  expect((await invite(email)).body.code).toBe("already_registered");
  const lead = await shop.customer({ tour_lead_code: "OLD-LEAD", tour_lead_active: true });
  expect((await invite(lead.email)).body.code).toBe("already_registered");
  expect((await activate(crypto.randomUUID())).status).toBe(404);
});

test("the list is paged, and can be filtered by status", async () => {
  const { signUp, token, id } = await inviteHelpers(shop).invited();
  await signUp(token);
  const list = async (query: string) =>
    (await shop.call("GET", `/tour-lead/?${query}`, { token: admin })).body as {
      id: string;
      status: string;
    }[];
  const count = async (query: string) =>
    (await shop.call("GET", `/tour-lead/count?${query}`, { token: admin })).body.count as number;
  const registered = await list("status=registered&limit=100");
  expect(registered.map((lead) => lead.id)).toContain(id);
  expect(new Set(registered.map(({ status }) => status))).toEqual(new Set(["registered"]));
  expect(registered).toHaveLength(await count("status=registered"));
  const all = await list("limit=100&sort=created_at");
  expect(all).toHaveLength(await count(""));
  expect(await list("skip=1&limit=2&sort=created_at")).toEqual(all.slice(1, 3));
});

test("only the hash of a link is stored", async () => {
  const { token } = await inviteHelpers(shop).invited();
  const rows = await shop.services.database.queries.select().from(tourLeads);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("thirty of a thousand guessed links are checked; a valid one still works from that network", async () => {
  const { token } = await inviteHelpers(shop).invited();
  const from = (value: string) =>
    shop.call("GET", `/users/tour_leads/by_token?token=${value}`, { remoteAddress: "10.9.8.7" });
  for (let i = 0; i < 40; i += 1) expect((await from(token)).status).toBe(200);
  const statuses = [];
  for (let i = 0; i < 1_000; i += 1) statuses.push((await from(`guess-${i}`)).status);
  expect(statuses).toEqual([...Array(30).fill(400), ...Array(970).fill(429)]);
  expect((await from(token)).status).toBe(200);
});
