import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import { customers } from "#server/platform/database/customer-schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import { apiClient } from "#src/api/client.ts";
import { tourLeadActivationActors } from "#src/flows/administration/tour-lead-activation/tour-lead-activation.actors.ts";
import { tourLeadEndingActors } from "#src/flows/administration/tour-lead-ending/tour-lead-ending.actors.ts";
import { tourLeadInvitationActors } from "#src/flows/administration/tour-lead-invitation/tour-lead-invitation.actors.ts";
import { tourLeadSignUpActors } from "#src/flows/tour-leads/tour-lead-sign-up/tour-lead-sign-up.actors.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let origin: string;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

const data = { firstName: " Tom ", lastName: "Rivers", languageId: "en", isNamed: true, showsPictures: true };

/** The ports of a browser with this token; invitation links need none. */
function portsOf(token: string | undefined = administrator.token, address = origin) {
  const nothing = () => {};
  const api = apiClient({
    fetch,
    origin: address,
    language: "en",
    token: () => token,
    onRejected: nothing,
    onRefused: nothing,
  });
  const { invite } = tourLeadInvitationActors(api);
  const { activate } = tourLeadActivationActors(api);
  const { end } = tourLeadEndingActors(api);
  const { loadInvitation, signUp } = tourLeadSignUpActors(api);
  return {
    invite: (email: string) => toPromise(createActor(invite, { input: { email } }).start()),
    activate: (leadId: string) => toPromise(createActor(activate, { input: { leadId } }).start()),
    end: (leadId: string) => toPromise(createActor(end, { input: { leadId } }).start()),
    load: (link: string) => toPromise(createActor(loadInvitation, { input: { token: link } }).start()),
    signUp: (link: string, change: object = {}) =>
      toPromise(createActor(signUp, { input: { token: link, data: { ...data, ...change } } }).start()),
  };
}
const unreachablePorts = () => portsOf("t", "http://127.0.0.1:1");

test("an invitation is rate limited, and refused for an address that has signed up", async () => {
  const { invite } = portsOf();
  const email = `${crypto.randomUUID()}@example.com`;
  expect(await invite(` ${email} `)).toEqual({ outcome: "invited" });
  expect(await invite(email)).toEqual({ outcome: "tooManyRequests", seconds: expect.any(Number) });
  expect(await invite("nobody")).toEqual({ outcome: "invalid" });
  const lead = await inviteHelpers(shop).invited();
  await lead.signUp(lead.token);
  expect(await invite(lead.email)).toEqual({ outcome: "alreadyRegistered" });
  const customer = await shop.customer();
  expect(await portsOf(customer.token).invite(email)).toEqual({ outcome: "unforeseen" });
  await expect(unreachablePorts().invite(email)).rejects.toThrow("no response");
});

test("a mail's link loads the invitation with its pictures, and signs up once", async () => {
  const { load, signUp } = portsOf("");
  const lead = await inviteHelpers(shop).invited();
  const image = await lead.added();
  expect(await load(lead.token)).toEqual({
    outcome: "invited",
    lead: { id: lead.id, email: lead.email, hasAccount: false },
    photos: [{ imageId: image.id, fileName: image.file_name, preview: expect.stringContaining(image.id) }],
  });
  expect(await signUp(lead.token, { firstName: "x".repeat(500) })).toEqual({ outcome: "invalid" });
  expect(await signUp(lead.token)).toEqual({ outcome: "passwordMailed" });
  expect([await load("nonsense"), await signUp("nonsense")]).toEqual([
    { outcome: "tokenInvalid" },
    { outcome: "tokenInvalid" },
  ]);
  await expect(unreachablePorts().load(lead.token)).rejects.toThrow("no response");
  await expect(unreachablePorts().signUp(lead.token)).rejects.toThrow("no response");
});

test("a sign-up has the names, the language and both consents as they were given", async () => {
  const lead = await inviteHelpers(shop).invited();
  const change = { languageId: "de", isNamed: false };
  expect(await portsOf("").signUp(lead.token, change)).toEqual({ outcome: "passwordMailed" });
  const [row] = await shop.services.database.queries
    .select()
    .from(tourLeads)
    .where(eq(tourLeads.id, lead.id));
  expect(row).toMatchObject({ first_name: "Tom", last_name: "Rivers", is_named: false });
  const [account] = await shop.services.database.queries
    .select()
    .from(customers)
    .where(eq(customers.email, lead.email));
  expect(account!.language_id).toBe("de");
});

test("an existing account is kept", async () => {
  const customer = await shop.customer({ password_hash: "set" });
  const lead = await inviteHelpers(shop).invited(customer.email);
  expect(await portsOf("").load(lead.token)).toMatchObject({ lead: { hasAccount: true } });
  expect(await portsOf("").signUp(lead.token)).toEqual({ outcome: "accountKept" });
});

test("a tour lead is activated after signing up", async () => {
  const { activate } = portsOf();
  const lead = await inviteHelpers(shop).invited();
  expect(await activate(lead.id)).toEqual({ outcome: "notRegistered" });
  await lead.signUp(lead.token);
  expect([await activate(lead.id), await activate(lead.id)]).toEqual([
    { outcome: "active" },
    { outcome: "active" },
  ]);
  const isTheirs = eq(customers.email, lead.email);
  const [row] = await shop.services.database.queries.select().from(customers).where(isTheirs);
  expect(row!.tour_lead_active).toBe(true);
  expect(await activate(crypto.randomUUID())).toEqual({ outcome: "notFound" });
  expect(await portsOf((await shop.customer()).token).activate(lead.id)).toEqual({ outcome: "unforeseen" });
  await expect(unreachablePorts().activate(lead.id)).rejects.toThrow("no response");
});

test("a tour lead is ended, and cannot be activated again", async () => {
  const { activate, end, load } = portsOf();
  const lead = await inviteHelpers(shop).invited();
  expect([await end(lead.id), await end(lead.id)]).toEqual([{ outcome: "ended" }, { outcome: "ended" }]);
  expect(await load(lead.token)).toEqual({ outcome: "tokenInvalid" });
  expect(await activate(lead.id)).toEqual({ outcome: "membershipEnded" });
  expect(await end(crypto.randomUUID())).toEqual({ outcome: "notFound" });
  const own = await inviteHelpers(shop).invited(administrator.email);
  await own.signUp(own.token);
  expect(await end(own.id)).toEqual({ outcome: "ownCase" });
  expect(await portsOf((await shop.customer()).token).end(lead.id)).toEqual({
    outcome: "administratorsOnly",
  });
  await expect(unreachablePorts().end(lead.id)).rejects.toThrow("no response");
});
