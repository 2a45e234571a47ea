import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { convertDeposits } from "#server/commerce/points/points.ts";
import { arbitraryShopMarket, type DrawnMarket } from "./support/arbitrary-markets.ts";
import { draftIn, fern, orderHelpers } from "./support/order-helpers.ts";
import { grantPoints } from "./support/grant-points.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { pointTransactions } = customerSchema;
const byPoints = (more: object) => ({ shipping_code: "standard", terms_version: "2026-11", ...more });

async function holder(points: number) {
  const customer = await shop.customer();
  const { token, id: customerId } = customer;
  await grantPoints(shop.services, customerId, points);
  const balance = async () => {
    const { body } = await shop.call("GET", "/users/customers/me", { token });
    return [body.points, body.points_in_deposit];
  };
  const ledger = async () => {
    const rows = await shop.services.database.queries
      .select()
      .from(pointTransactions)
      .where(eq(pointTransactions.customer_id, customerId));
    return [rows.reduce((sum, row) => sum + row.points, 0), rows.reduce((sum, row) => sum + row.deposit, 0)];
  };
  const history = async () => {
    const { body } = await shop.call("GET", "/users/customers/me/point_transactions", { token });
    return body.map((row: any) => [row.transaction_type, row.amount, row.order?.reference ?? null]);
  };
  return { ...orderHelpers(shop, customer), balance, ledger, history };
}

describe("points that pay a part", () => {
  test("are spent on submission, reduce the amount due and leave VAT unchanged", async () => {
    requirements("orders.points-fall");
    const steps = await holder(1_000);
    const { id, reference } = await steps.draft([fern]);
    const { status, body } = await steps.submit(
      id,
      byPoints({ used_points: 600, points_balance: 1_000, amount_due: 38.85 }),
    );
    expect([
      status,
      body.used_points,
      body.amount_due,
      body.total_price_excl_vat,
      body.paid_with_points,
    ]).toEqual([200, 600, 38.85, 31.32, false]);
    expect(await steps.balance()).toEqual([400, 0]);
    expect(await steps.history()).toEqual([
      ["spent", -600, reference],
      ["granted", 1_000, null],
    ]);
    expect((await shop.call("GET", "/users/customers/me/point_transactions/count", {})).status).toBe(401);
  });

  test("are returned once on cancellation, however often it is requested", async () => {
    const steps = await holder(1_000);
    const { id } = await steps.draft([fern]);
    await steps.submit(id, byPoints({ used_points: 600, points_balance: 1_000 }));
    await Promise.all([steps.cancel(id), steps.cancel(id), steps.cancel(id)]);
    expect(await steps.balance()).toEqual([1_000, 0]);
    expect(await steps.ledger()).toEqual([1_000, 0]);
  });

  test("are spent once by five concurrent submissions", async () => {
    const steps = await holder(1_000);
    const { id } = await steps.draft([fern]);
    const submission = byPoints({ used_points: 300, points_balance: 1_000 });
    await Promise.all(Array.from({ length: 5 }, () => steps.submit(id, submission)));
    expect(await steps.balance()).toEqual([700, 0]);
  });

  test.each([4_385, 5_000])("may leave exactly one euro due, with a balance of %d", async (balance) => {
    requirements("validation.points-below-amount");
    const steps = await holder(balance);
    const { id } = await steps.draft([fern]);
    const { status, body } = await steps.submit(
      id,
      byPoints({ used_points: 4_385, points_balance: balance }),
    );
    expect([status, body.amount_due]).toEqual([200, 1]);
    expect(await steps.balance()).toEqual([balance - 4_385, 0]);
  });

  test("are refused with the current balance if it differs from the one shown", async () => {
    const steps = await holder(1_000);
    const { id } = await steps.draft([fern]);
    const { status, body } = await steps.submit(id, byPoints({ used_points: 600, points_balance: 1_200 }));
    expect([status, body.code, body.changes]).toEqual([
      409,
      "points_changed",
      [{ code: "points_changed", points: 1_000 }],
    ]);
    expect(await steps.balance()).toEqual([1_000, 0]);
    expect((await steps.order(id)).current_status).toBe("draft");
  });

  test.each([
    ["more points than the balance", 500, 501],
    ["points that leave less than one euro due", 9_999, 4_386],
    ["more points than the order costs", 9_999, 9_000],
  ])("%s are refused with the field's name", async (_, has, used_points) => {
    const steps = await holder(has);
    const { id } = await steps.draft([fern]);
    const { status, body } = await steps.submit(id, byPoints({ used_points, points_balance: has }));
    expect([status, body.errors?.[0]?.field]).toEqual([400, "used_points"]);
    expect(await steps.balance()).toEqual([has, 0]);
  });
});

describe("points that pay everything", () => {
  test("pay on submission: an invoice number, no provider, nothing earned", async () => {
    const steps = await holder(5_000);
    const { id } = await steps.draft([fern]);
    const captures = await provider.captures();
    const { body } = await steps.submit(
      id,
      byPoints({ paid_with_points: true, points_balance: 5_000, amount_due: 0 }),
    );
    expect([body.current_status, body.paid_with_points, body.used_points, body.amount_due]).toEqual([
      "paid",
      true,
      4_485,
      0,
    ]);
    expect(body.invoice_number).toMatch(/^EUROPE-\d{6}$/);
    expect(await provider.captures()).toBe(captures);
    expect(await steps.balance()).toEqual([515, 0]);
    expect((await steps.prepare(id)).body.code).toBe("order_paid");
    expect((await steps.cancel(id)).body.code).toBe("order_paid");
  });

  test("leave the order a draft if there are too few", async () => {
    const steps = await holder(4_484);
    const { id } = await steps.draft([fern]);
    const { status } = await steps.submit(id, byPoints({ paid_with_points: true, points_balance: 4_484 }));
    expect([status, (await steps.order(id)).current_status]).toEqual([400, "draft"]);
    expect(await steps.balance()).toEqual([4_484, 0]);
  });
});

describe("earned points", () => {
  /** An order of ferns; money pays what the points do not. */
  async function paid(points: number) {
    const steps = await holder(1_000);
    const { id } = await steps.draft([fern]);
    await steps.submit(id, byPoints(points > 0 ? { used_points: points, points_balance: 1_000 } : {}));
    const { body } = await steps.prepare(id);
    await provider.approve(body.approval_url, "");
    await Promise.all([steps.process(id), steps.process(id)]);
    expect((await steps.order(id)).is_paid).toBe(true);
    return { ...steps, id };
  }

  test("go into the deposit, for the part paid with money", async () => {
    const wholly = await paid(0);
    const partly = await paid(600);
    const [, most] = await wholly.balance();
    expect(most).toBeGreaterThan(0);
    expect(await partly.balance()).toEqual([400, Math.floor((most! * 3_885) / 4_485)]);
  });

  test("are converted once, when a delivered order can no longer be returned", async () => {
    requirements("product.points");
    const began = shop.clock.now;
    const { balance, ledger } = await paid(0);
    const [points, deposit] = await balance();
    shop.clock.now = new Date(began.getTime() + 59 * 86_400_000);
    await convertDeposits(shop.services);
    // The session would have expired by then.
    shop.clock.now = began;
    expect(await balance()).toEqual([points, deposit]);
    shop.clock.now = new Date(began.getTime() + 61 * 86_400_000);
    await Promise.all([convertDeposits(shop.services), convertDeposits(shop.services)]);
    await convertDeposits(shop.services);
    shop.clock.now = began;
    expect(await balance()).toEqual([points! + deposit!, 0]);
    expect(await ledger()).toEqual([points! + deposit!, 0]);
  });
});

type Act = { points: number; wholly: boolean; after: "pay" | "cancel" | "leave" };
const act: fc.Arbitrary<Act & { market: DrawnMarket }> = fc.record({
  market: arbitraryShopMarket,
  points: fc.integer({ min: 0, max: 3_000 }),
  wholly: fc.boolean(),
  after: fc.constantFrom("pay", "cancel", "leave"),
});

test("after any orders, payments and cancellations, ledger and balance, payments and totals agree", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (acts) => {
      const steps = await holder(6_000);
      for (const { market, points, wholly, after } of acts) {
        for (const { product_id } of await steps.cart()) await steps.emptyCart(product_id);
        const { id } = await steps.draft([{ ...fern, price: market.fern }], draftIn(market));
        const [points_balance] = await steps.balance();
        const wanted = wholly ? { paid_with_points: true } : { used_points: points };
        const { status } = await steps.submit(id, byPoints({ ...wanted, points_balance }));
        if (status === 200 && after === "pay" && !wholly) {
          const { body } = await steps.prepare(id);
          await provider.approve(body.approval_url, "");
          await Promise.all([steps.process(id), steps.cancel(id)]);
        }
        if (after === "cancel") await Promise.all([steps.cancel(id), steps.cancel(id)]);
        const order = await steps.order(id);
        if (status === 200) {
          const total = order.total_price_incl_vat + order.shipping_cost_incl_vat;
          const minorUnit = 10 ** market.currency_precision;
          expect(Math.round(order.amount_due * minorUnit) + order.used_points).toBe(
            Math.round(total * minorUnit),
          );
        }
        expect(await steps.ledger()).toEqual(await steps.balance());
      }
    }),
    { numRuns: 12 },
  );
});
