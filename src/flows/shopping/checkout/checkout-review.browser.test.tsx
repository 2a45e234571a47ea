import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { standard, typed } from "#machines/shopping/checkout/checkout.examples.ts";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import type { CheckoutEvent, PointsChoice } from "#machines/shopping/checkout/checkout.contract.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { OrderFacts } from "#src/orders/order-facts.tsx";
import { demoOrder } from "#workshop/stage/demo-answers.ts";
import { ReviewScreen } from "./checkout-review.screen.tsx";

afterEach(cleanup);

const place = { languageId: "en", marketId: "europe" };
const currency = { currency: "EUR", currency_precision: 2, tax_kind: "vat" } as const;

function reviewed(total: number, points: PointsChoice) {
  const sent: CheckoutEvent[] = [];
  const view: Extract<CheckoutView, { screen: "review" }> = {
    screen: "review",
    orderId: "order-1",
    typed,
    shipping: standard,
    wishedOn: null,
    points,
    pointsBalance: 12_000,
    vatIdCheck: null,
    termsVersion: "2026-11",
    note: null,
  };
  const summary = { lines: [], shipping: null, points: null, taxes: [], currency, total, due: total };
  render(
    <Surroundings {...place}>
      <ReviewScreen
        view={view}
        send={(event) => void sent.push(event)}
        summary={summary}
        termsVersion="2026-11"
      />
    </Surroundings>,
  );
  return sent;
}
const text = () => document.body.textContent;
const placeOrder = () => document.querySelector<HTMLButtonElement>("button[type=submit]")!;

test.each([
  [12, { kind: "none" }, "You pay at PayPal next.", "Order and pay", { kind: "none" }],
  [12, { kind: "all" }, "Points pay for everything.", "Order and pay with points", { kind: "all" }],
  [0, { kind: "none" }, "There is nothing to pay.", "Place order", { kind: "none" }],
  [0, { kind: "all" }, "There is nothing to pay.", "Place order", { kind: "none" }],
] as const)("an order of %d, paid with %o, says: %s", (total, choice, payment, button, points) => {
  const sent = reviewed(total, choice);
  expect(text()).toContain(payment);
  expect(text()?.includes("PayPal")).toBe(payment.includes("PayPal"));
  expect(placeOrder().textContent).toBe(button);
  expect(document.querySelector("[name=points]") !== null).toBe(total > 0);
  placeOrder().click();
  expect(sent).toMatchObject([{ type: "order.placed", amountDue: total, points }]);
});

test.each([
  [{ amount_due: 12, used_points: 0 }, "Paid by PayPal"],
  [{ amount_due: 0, used_points: 1_200 }, "Paid with 1,200 points"],
  [{ amount_due: 0, used_points: 0 }, "There is nothing to pay."],
])("a paid order %j says: %s", (amounts, payment) => {
  render(
    <Surroundings {...place}>
      <OrderFacts order={{ ...demoOrder("order-1", place), is_paid: true, ...amounts }} />
    </Surroundings>,
  );
  const [section] = [...document.querySelectorAll("section")].filter(
    ({ firstElementChild }) => firstElementChild?.textContent === "Payment",
  );
  expect(section?.textContent).toBe(`Payment${payment}`);
});

test.each([
  [false, 1],
  [true, 0],
])("the points of a paid order are announced to its account (as a guest: %s)", (isGuest, count) => {
  const earned = { points_earned: 18, points_convert_at: "2027-01-29T10:00:00.000Z" };
  render(
    <Surroundings {...place}>
      <OrderFacts order={{ ...demoOrder("order-1", place), is_paid: true, ...earned }} isGuest={isGuest} />
    </Surroundings>,
  );
  expect(screen.queryAllByText(/^You earn 18 points/)).toHaveLength(count);
});
