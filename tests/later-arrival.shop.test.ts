import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { markets } from "#server/platform/database/schema.ts";
import { guestWithDraft } from "./support/guest-helpers.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const at = (time: string) => (shop.clock.now = new Date(time));
const beforeCutOff = "2026-11-25T12:00:00Z";
const afterCutOff = "2026-11-25T13:00:00Z";

beforeEach(async () => {
  at(beforeCutOff);
  await shop.services.database.queries
    .update(markets)
    .set({ packing_days: ["mon", "tue", "wed", "thu", "fri"], packed_until: "14:00" })
    .where(eq(markets.id, "europe"));
});

const buyers = {
  customer: async () => {
    const helpers = orderHelpers(shop, await shop.customer());
    return { ...helpers, drafted: await helpers.draft([fern]) };
  },
  guest: () => guestWithDraft(shop),
};
const agreed = { shipping_code: "standard", terms_version: "2026-11" };
type Drafted = Awaited<ReturnType<(typeof buyers)["customer"]>>["drafted"];
const arrivalOf = ({ shipping_options }: Drafted, code = "standard") => {
  const { arrives_from, arrives_to } = shipping_options.find((option) => option.code === code)!;
  return { arrives_from, arrives_to };
};

test.each(["customer", "guest"] as const)(
  "a %s who orders after the cut-off time is told the later days, and orders with them",
  async (kind) => {
    const { drafted, submit, order } = await buyers[kind]();
    const shown = arrivalOf(drafted);
    at(afterCutOff);
    const refused = await submit(drafted.id, { ...agreed, shown_arrival: shown });
    const now = arrivalOf(await order(drafted.id));
    expect(now).not.toEqual(shown);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        type: "about:blank",
        title: "Conflict",
        status: 409,
        detail: "Cannot place your order",
        code: "delivery_date_changed",
        changes: [{ code: "delivery_date_changed", collected: false, old_arrival: shown, new_arrival: now }],
      },
    ]);
    expect((await order(drafted.id)).current_status).toBe("draft");
    expect((await submit(drafted.id, { ...agreed, shown_arrival: now })).status).toBe(200);
  },
);

test("what is collected later says so", async () => {
  const { drafted, submit, order } = await buyers.customer();
  const shown = arrivalOf(drafted, "collect");
  at(afterCutOff);
  const { body } = await submit(drafted.id, { ...agreed, shipping_code: "collect", shown_arrival: shown });
  expect(body.changes).toEqual([
    {
      code: "delivery_date_changed",
      collected: true,
      old_arrival: shown,
      new_arrival: arrivalOf(await order(drafted.id), "collect"),
    },
  ]);
});

test("what arrives sooner than shown is ordered, and so is an order of a client that says nothing", async () => {
  at(afterCutOff);
  const { drafted, submit } = await buyers.customer();
  const shown_arrival = arrivalOf(drafted);
  at(beforeCutOff);
  expect((await submit(drafted.id, { ...agreed, shown_arrival })).status).toBe(200);
  const other = await buyers.customer();
  at(afterCutOff);
  expect((await other.submit(other.drafted.id, agreed)).status).toBe(200);
});

test("a submission that is repeated after the cut-off time returns the order", async () => {
  const { drafted, submit } = await buyers.customer();
  const body = { ...agreed, shown_arrival: arrivalOf(drafted) };
  expect((await submit(drafted.id, body)).status).toBe(200);
  at(afterCutOff);
  expect((await submit(drafted.id, body)).body.current_status).toBe("submitted");
});

test("no day is known any more when the last one in stock is sold meanwhile", async () => {
  const { track, stock } = stockHelpers(shop);
  await track("fern", { policy: "backorder" });
  await track("fern", { onHand: (await stock("fern")).allocated + fern.count, policy: "backorder" });
  const { drafted, submit, order } = await buyers.customer();
  const shown = arrivalOf(drafted);
  const other = await buyers.customer();
  await other.submit(other.drafted.id, agreed);
  const refused = await submit(drafted.id, { ...agreed, shown_arrival: shown });
  expect(refused.body.changes).toEqual([
    { code: "delivery_date_changed", collected: false, old_arrival: shown, new_arrival: null },
  ]);
  expect(arrivalOf(await order(drafted.id))).toEqual({ arrives_from: null, arrives_to: null });
});

test.each([{ arrives_from: "2026-11-31", arrives_to: "2026-12-01" }, { arrives_to: "2026-12-01" }, "soon"])(
  "what is no arrival is refused: %j",
  async (shown_arrival) => {
    const { drafted, submit } = await buyers.customer();
    expect((await submit(drafted.id, { ...agreed, shown_arrival })).status).toBe(400);
  },
);
