import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { vies } from "#server/commerce/vat-ids/vies.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { vatIdChecks } from "#server/platform/database/vat-id-schema.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { openProvider, providerTimeout, type Provider } from "./support/provider.ts";
import { openShop, viesUrl, type Shop } from "./support/shop.ts";
import {
  belgianAddress,
  belgianVatId,
  ratesWithBelgium,
  setEurope,
  taxFernsAsPlants,
} from "./support/taxed-market.ts";

let provider: Provider;
let shop: Shop;
const setMarket = (market: Parameters<typeof setEurope>[1]) => setEurope(shop, market);
const rates = { ...ratesWithBelgium, intra_community_supply: true };
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
  await taxFernsAsPlants(shop);
});
beforeEach(async () => {
  await setMarket(rates);
  await provider.viesFault(null);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const delivery_address = belgianAddress;
const belgium = { delivery_address };
const inBelgium = (vat_id: string) => ({ ...belgium, vat_id });
const confirmed = belgianVatId;

async function buyer() {
  const customer = await shop.customer();
  const steps = orderHelpers(shop, customer);
  const checks = () =>
    shop.services.database.queries
      .select()
      .from(vatIdChecks)
      .where(eq(vatIdChecks.customer_id, customer.id))
      .orderBy(asc(vatIdChecks.checked_at));
  const save = async (more: object, lines = [fern, spade]) =>
    shop.call("POST", "/orders/", { token: customer.token, body: await steps.draftOf(lines, more) });
  return { ...steps, customer, checks, save };
}

test("a business in another EU country buys net, and the check is recorded", async () => {
  const { draft, submit, order: read, checks, customer } = await buyer();
  const drafted = await draft([fern, spade], inBelgium(" be 0123.456.749 "));
  // Two ferns at 18.95 / 1.06 = 17.88, a spade at 28.50 / 1.21 = 23.55.
  expect(drafted).toMatchObject({
    vat_id: confirmed,
    tax_exemption: "intra_community_supply",
    vat_rate: 0,
    total_price_incl_vat: 59.31,
    total_price_excl_vat: 59.31,
    amount_due: 59.31,
    taxes: [{ rate: 0, net: 59.31, tax: 0, gross: 59.31 }],
  });
  expect(drafted.items.map(({ price, vat_rate }) => [price, vat_rate])).toEqual([
    [17.88, 0],
    [23.55, 0],
  ]);
  // Of 6.95, 3.97 and 2.98 by 37.90 and 28.50: 41.87 / 1.06 + 31.48 / 1.21 - 35.75 - 23.55.
  expect(drafted.shipping_options[0]).toMatchObject({ price_incl_vat: 6.22, price_excl_vat: 6.22 });
  const { status, body: order } = await submit(drafted.id);
  expect(status).toBe(200);
  expect(order).toMatchObject({
    vat_id: confirmed,
    tax_exemption: "intra_community_supply",
    amount_due: 65.53,
    shipping_cost_incl_vat: 6.22,
    standard_shipping_incl_vat: 6.22,
    taxes: [{ rate: 0, net: 65.53, tax: 0, gross: 65.53 }],
  });
  const read_ = await read(drafted.id);
  expect(read_).toEqual(order);
  const [check] = await checks();
  expect(await checks()).toHaveLength(1);
  expect(check).toMatchObject({
    customer_id: customer.id,
    vat_id: confirmed,
    seller_vat_id: "NL000099998B57",
    status: "valid",
    consultation_number: expect.stringMatching(/^WAPI/),
    trader_name: "Sandbox Trading",
  });
  const [row] = await shop.services.database.queries
    .select()
    .from(customerSchema.orders)
    .where(eq(customerSchema.orders.id, drafted.id));
  expect(row).toMatchObject({ vat_id_check_id: check!.id, vat_basis_points: 0, items_minor: 5_931n });
});

test.each([
  ["of no member state", inBelgium("CHE123456788"), "vat_id_format"],
  ["that is none", inBelgium("my company"), "vat_id_format"],
  ["of the seller's country", inBelgium("NL123456789B01"), "vat_id_of_seller_country"],
  ["that VIES does not know", inBelgium("BE200"), "vat_id_not_confirmed"],
  ["that VIES calls malformed", inBelgium("BE201"), "vat_id_not_confirmed"],
  ["for a delivery in the seller's country", { vat_id: confirmed }, "vat_id_not_used"],
])("a VAT ID %s is an error of its field", async (_, more, code) => {
  const { fillCart, save } = await buyer();
  await fillCart([fern, spade]);
  const { status, body } = await save(more);
  expect([status, body.code]).toEqual([400, "invalid"]);
  expect(body.errors).toEqual([{ field: "vat_id", message: expect.any(String), code }]);
});

test.each([
  ["delivery_address", { delivery_address: { ...delivery_address, company: " " } }],
  ["invoice_address", { invoice_address: { ...delivery_address, company: null } }],
])("with a VAT ID the %s that is invoiced needs a company", async (field, more) => {
  const { fillCart, save, checks } = await buyer();
  await fillCart([fern, spade]);
  const { body } = await save({ ...inBelgium(confirmed), ...more });
  expect(body.errors).toMatchObject([{ field: `${field}.company`, code: "company_needed" }]);
  expect(await checks()).toEqual([]);
});

test("a market that does not supply businesses net refuses the VAT ID", async () => {
  await setMarket({ intra_community_supply: false });
  const { fillCart, save } = await buyer();
  await fillCart([fern, spade]);
  const { body } = await save(inBelgium(confirmed));
  expect(body.errors).toMatchObject([{ field: "vat_id", code: "vat_id_not_used" }]);
  const { body: markets } = await shop.call("GET", "/markets/", {});
  expect(markets.map(({ vat_id_countries }: { vat_id_countries: string[] }) => vat_id_countries)).toEqual(
    markets.map(() => []),
  );
});

test("VIES is not asked about a draft that cannot be saved", async () => {
  const { customer, fillCart, save, draftOf, checks } = await buyer();
  expect((await save(inBelgium(confirmed))).body.code).toBe("cart_outdated");
  await fillCart([fern, spade]);
  const { body } = await save({
    ...inBelgium(confirmed),
    delivery_address: { ...delivery_address, last_name: "" },
  });
  expect(body.errors).toMatchObject([{ field: "delivery_address.last_name" }]);
  const unknown = await shop.call("PUT", "/orders/01a1fda1-4db5-78d4-bca7-b0a82779056e", {
    token: customer.token,
    body: await draftOf([fern, spade], inBelgium("BE200")),
  });
  expect(unknown.status).toBe(404);
  expect(await checks()).toEqual([]);
});

test("an exempt draft is saved as it was read", async () => {
  const { customer, draft } = await buyer();
  const read = await draft([fern, spade], inBelgium(confirmed));
  const { status, body } = await shop.call("PUT", `/orders/${read.id}`, {
    token: customer.token,
    body: read,
  });
  expect([status, body.amount_due, body.taxes]).toEqual([200, read.amount_due, read.taxes]);
});

test.each(["MS_UNAVAILABLE", "SILENT"] as const)(
  "tax is charged while VIES is unavailable (%s), and not any more once it is back",
  async (fault) => {
    const { draft, save, submit, checks } = await buyer();
    await provider.viesFault(fault);
    const usual = shop.services.vies;
    if (fault === "SILENT") shop.services.vies = vies(viesUrl(provider.baseUrl), providerTimeout);
    const taxed = await draft([fern, spade], inBelgium(confirmed)).finally(() => {
      shop.services.vies = usual;
    });
    expect(taxed).toMatchObject({ vat_id: confirmed, tax_exemption: null, total_price_incl_vat: 66.4 });
    expect(await checks()).toMatchObject([
      { status: "unavailable", error_code: fault === "SILENT" ? null : fault },
    ]);
    await provider.viesFault(null);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    const { body: exempt } = await save(inBelgium(confirmed));
    expect(exempt).toMatchObject({ id: taxed.id, tax_exemption: "intra_community_supply" });
    // Another tab still shows the tax.
    const outdated = { shipping_code: "standard", draft_updated_at: taxed.updated_at, amount_due: 73.35 };
    expect((await submit(taxed.id, outdated)).body.code).toBe("order_changed_elsewhere");
  },
);

test("an order placed while VIES is unavailable keeps its tax", async () => {
  const { draft, submit } = await buyer();
  await provider.viesFault("SERVICE_UNAVAILABLE");
  const drafted = await draft([fern, spade], inBelgium(confirmed));
  await provider.viesFault(null);
  const { body: order } = await submit(drafted.id);
  expect(order).toMatchObject({ vat_id: confirmed, tax_exemption: null, amount_due: 73.35 });
});

test("a confirmation is used for a day, and then VIES is asked again", async () => {
  const { draft, save, submit, checks } = await buyer();
  const { id } = await draft([fern, spade], inBelgium(confirmed));
  await save(inBelgium(confirmed));
  expect(await checks()).toHaveLength(1);
  expect((await save(inBelgium("BE200"))).status).toBe(400);
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + 25 * 3_600_000);
  try {
    expect((await submit(id)).body.code).toBe("order_changed_elsewhere");
    await save(inBelgium(confirmed));
    expect(await checks()).toHaveLength(3);
    expect((await submit(id)).body).toMatchObject({ tax_exemption: "intra_community_supply" });
  } finally {
    shop.clock.now = start;
  }
});

const seller = { name: "Other", street: "1", zip_code: "1", city: "Riga", email: "a@b.example" };
test.each<[string, Parameters<typeof setMarket>[0]]>([
  ["no longer allows it", { intra_community_supply: false }],
  ["has another seller", { seller: { ...seller, country: "NL", vat_number: "NL111111111B11" } }],
  ["is sold from the VAT ID's country", { seller: { ...seller, country: "BE", vat_number: "BE0999999999" } }],
  ["has other rates", { tax_rates_by_country: { BE: { standard: 2_100, plants: 1_200 } } }],
])("a draft is not submitted net to a market that %s", async (_, change) => {
  const { draft, submit } = await buyer();
  const { id } = await draft([fern, spade], inBelgium(confirmed));
  const [before] = await shop.services.database.queries
    .select()
    .from(schema.markets)
    .where(eq(schema.markets.id, "europe"));
  await setMarket(change);
  expect((await submit(id)).body.code).toBe("order_changed_elsewhere");
  await setMarket({ seller: before!.seller });
});

test("guessed VAT IDs are limited: from then on tax is charged", async () => {
  const { fillCart, save, checks } = await buyer();
  await fillCart([fern, spade]);
  for (let count = 0; count < 20; count += 1) await save(inBelgium("BE200"));
  const { status, body } = await save(inBelgium(confirmed));
  expect([status, body.tax_exemption]).toEqual([200, null]);
  expect(await checks()).toHaveLength(20);
});
