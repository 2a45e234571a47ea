import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { address } from "./support/order-helpers.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ waitsForLocks: true });
});
afterAll(() => shop.close());

const change = ({ token }: TestCustomer, body: object) =>
  shop.call("PUT", "/users/customers/me", { token, body });
const errorsOf = async (customer: TestCustomer, body: object) => {
  const answer = await change(customer, body);
  return answer.status === 200
    ? []
    : answer.body.errors.map(({ field, code }: { field: string; code?: string }) => [field, code]);
};

describe("a name", () => {
  test.each(["Zoë", "O’Brien-Łukasz", "美咲", "مريم", "Ada <script>"])(
    "%j is stored as typed",
    async (name) => {
      const customer = await shop.customer();
      expect((await change(customer, { first_name: ` ${name} ` })).body.first_name).toBe(name);
    },
  );

  test.each(["\u202eevil", "two\nlines", "a\u0007b"])("%j is refused with its field", async (name) => {
    const customer = await shop.customer({ last_name: "Jansen" });
    expect(await errorsOf(customer, { first_name: "Ada", last_name: name })).toEqual([
      ["last_name", undefined],
    ]);
    const { body: me } = await shop.call("GET", "/users/customers/me", { token: customer.token });
    expect([me.first_name, me.last_name]).toEqual([null, "Jansen"]);
  });

  test("of spaces is stored as null", async () => {
    expect((await change(await shop.customer(), { first_name: "  " })).body.first_name).toBeNull();
  });
});

test("a tour lead's code works in any case; one's own, inactive and unknown codes are refused", async () => {
  requirements("validation.own-tour-lead");
  const lead = await shop.customer({ tour_lead_code: "GREEN-7", tour_lead_active: true });
  await shop.customer({ tour_lead_code: "INVITED-1", tour_lead_active: false });
  for (const typed of ["GREEN-7", "green-7", " GREEN-7 "]) {
    const customer = await shop.customer();
    expect((await change(customer, { tour_lead_code: typed })).body.has_tour_lead).toBe(true);
  }
  const customer = await shop.customer();
  for (const typed of ["INVITED-1", "NOBODY-9"])
    expect(await errorsOf(customer, { tour_lead_code: typed })).toEqual([["tour_lead_code", "no_such_lead"]]);
  expect(await errorsOf(lead, { tour_lead_code: "green-7" })).toEqual([["tour_lead_code", "own_code"]]);
});

test("an address follows the rules of the given market, or else of any market", async () => {
  const address = {
    first_name: "Ada",
    last_name: "Jansen",
    street: "Prinsengracht 12",
    city: "Amsterdam",
    zip_code: "1015 DV",
    country: "NL",
  };
  const customer = await shop.customer();
  const wrong = [["delivery_address.country", "country_not_available"]];
  expect(await errorsOf(customer, { market_id: "japan", delivery_address: address })).toEqual(wrong);
  expect(await errorsOf(customer, { market_id: "europe", delivery_address: address })).toEqual([]);
  expect(await errorsOf(customer, { delivery_address: address })).toEqual([]);
  expect(await errorsOf(customer, { market_id: "mars", delivery_address: address })).toEqual([
    ["market_id", undefined],
  ]);
});

test("of two concurrent changes each is recorded with its own fields only", async () => {
  const customer = await shop.customer();
  const answers = await queueRequests(shop, { table: "customers", id: customer.id }, [
    () => change(customer, { first_name: "Ada" }),
    () => change(customer, { delivery_address: address }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const entries = await shop.services.database.queries
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.owner_id, customer.id), eq(auditLog.action, "customer.changed")));
  expect(entries.map(({ details }) => details!["fields"]).toSorted()).toEqual([
    ["delivery_address"],
    ["first_name"],
  ]);
});
