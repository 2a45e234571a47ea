import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CartSummary } from "#src/flows/shopping/cart/cart-summary.screen.tsx";
import { WithOrderSummary } from "#src/flows/shopping/checkout/checkout-steps.tsx";
import { OrderItems } from "#src/pages/order/order-items.tsx";
import type { Wire } from "#src/api/client.ts";
import { demoOrder } from "#workshop/stage/demo-answers.ts";
import { demoQuote } from "#workshop/stage/demo-quote.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { orderToSummary } from "./order-sums.ts";

afterEach(cleanup);

const place = { languageId: "en", marketId: "europe" };
const free = {
  promotion_id: "free",
  code: "FREE",
  name: "Free delivery",
  name_local: "Free delivery",
  amount: 6.95,
};
const week = { ...free, promotion_id: "week", code: null, name_local: "Plant week", amount: 2 };
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const press = (name: string) =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!.click();

const order = demoOrder("order-1", place);
const [first] = order.items;
const reduced: Wire["Order"] = {
  ...order,
  items: [{ ...first!, price: 18.95, count: 2, adjustments: [week] }],
  shipping_name: "Parcel",
  shipping_cost_incl_vat: 0,
  shipping_adjustments: [free],
  adjustments: [week],
};

test("a delivery that a code pays has its price, what pays it, and the code can be removed", () => {
  const removed: string[] = [];
  render(
    <Surroundings {...place}>
      <WithOrderSummary
        summary={orderToSummary(reduced, [])}
        coupons={{ form: null, onRemoved: (code) => void removed.push(code) }}
      >
        {null}
      </WithOrderSummary>
    </Surroundings>,
  );
  expect(texts("aside > dl > div").slice(0, 4)).toEqual([
    "Subtotal€37.90",
    "Plant week-€2.00",
    "Parcel€6.95",
    "Free delivery (FREE) Remove-€6.95",
  ]);
  expect([texts("aside ins"), texts("aside del"), texts("aside li dl")]).toEqual([
    ["€35.90"],
    ["€37.90"],
    ["Plant week-€2.00"],
  ]);
  press("Remove: FREE");
  expect(removed).toEqual(["FREE"]);
});

test("an order's line shows what it cost before, what was paid and why", () => {
  render(
    <Surroundings {...place}>
      <OrderItems order={reduced} lines={[]} />
    </Surroundings>,
  );
  expect([texts("ins"), texts("del"), texts("li dl")]).toEqual([
    ["€35.90"],
    ["€37.90"],
    ["Plant week-€2.00"],
  ]);
});

test("the cart says which code pays the delivery, below its total", () => {
  const quote = {
    ...demoQuote([], place),
    shipping_adjustments: [free],
    free_delivery: { missing_amount: 0 },
  };
  render(
    <Surroundings {...place}>
      <CartSummary lines={[]} quoted={{ status: "known", quote, isOutdated: false }} coupon={null} />
    </Surroundings>,
  );
  expect(texts("aside dl")).toEqual(["Total€0.00", "Free delivery (FREE) Remove-€6.95"]);
  expect(texts("aside p")).toContain("Delivery is free.");
});
