import { expect, test } from "vitest";
import { lastPortInput, resolvePort } from "#machines/paths/replay.ts";
import { noChoices, withWish } from "./checkout.choices.ts";
import { express, laterDates, standard, typed } from "./checkout.examples.ts";
import { checkoutView } from "./checkout.view.ts";
import { openedCheckout, placed, saved } from "./opened-checkout.test-support.ts";

const [thursday, monday] = laterDates;
const onMonday = { ...standard, dates: monday };

function choosing(chosen: object = {}, shippingOptions = [standard, express]) {
  const { checkout } = openedCheckout("the delivery, reloaded");
  resolvePort(checkout, "loadCheckout", {
    outcome: "draft",
    orderId: "order-1",
    typed,
    chosen: { ...noChoices, ...chosen },
    prices: {},
    itemsTotal: 29,
    pointsBalance: 0,
  });
  resolvePort(checkout, "saveDraft", { ...saved, shippingOptions });
  return checkout;
}
const viewOf = (checkout: ReturnType<typeof choosing>) => checkoutView(checkout.getSnapshot());

test("a wished day changes the days that are shown, and is ordered", () => {
  const checkout = choosing();
  expect(viewOf(checkout)).toMatchObject({
    chosen: "standard",
    options: [standard, express],
    wishes: [thursday.arrivesFrom, monday.arrivesFrom],
    wishedOn: null,
  });
  checkout.send({ type: "date.wished", code: "standard", wishedOn: monday.arrivesFrom });
  expect(viewOf(checkout)).toMatchObject({
    chosen: "standard",
    options: [onMonday, express],
    wishedOn: monday.arrivesFrom,
  });
  checkout.send({ type: "shipping.chosen", code: "standard" });
  expect(viewOf(checkout)).toMatchObject({
    screen: "review",
    shipping: onMonday,
    wishedOn: monday.arrivesFrom,
  });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  const { arrivesFrom, arrivesTo } = monday;
  expect(lastPortInput(checkout, "submitOrder")).toMatchObject({
    wishedOn: arrivesFrom,
    arrivalDays: { arrivesFrom, arrivesTo },
  });
});

test("a wish is taken back, and kept with the delivery for which it was chosen", () => {
  const checkout = choosing({ shippingCode: "express" });
  checkout.send({ type: "date.wished", code: "standard", wishedOn: thursday.arrivesFrom });
  expect(viewOf(checkout)).toMatchObject({ chosen: "standard", wishedOn: thursday.arrivesFrom });
  checkout.send({ type: "date.wished", code: "standard", wishedOn: null });
  expect(viewOf(checkout)).toMatchObject({ options: [standard, express], wishedOn: null });
});

test("a day or a delivery that is not offered cannot be wished for", () => {
  const checkout = choosing();
  checkout.send({ type: "date.wished", code: "standard", wishedOn: "2026-11-27" });
  checkout.send({ type: "date.wished", code: "express", wishedOn: monday.arrivesFrom });
  checkout.send({ type: "date.wished", code: "drone", wishedOn: null });
  expect(viewOf(checkout)).toMatchObject({ chosen: "standard", wishedOn: null });
});

test("a delivery without later days offers no wish, and the wish waits for another delivery", () => {
  const checkout = choosing({ wishedOn: monday.arrivesFrom });
  checkout.send({ type: "shipping.picked", code: "express" });
  expect(viewOf(checkout)).toMatchObject({ chosen: "express", wishes: [], wishedOn: null });
  checkout.send({ type: "shipping.picked", code: "standard" });
  expect(viewOf(checkout)).toMatchObject({ options: [onMonday, express], wishedOn: monday.arrivesFrom });
});

test("a day that the market no longer allows is asked for again; one that has gone by is not", () => {
  const days = (...laterDays: (typeof laterDates)[number][]) => [
    { ...standard, laterDates: laterDays },
    express,
  ];
  const wish = { shippingCode: "standard", wishedOn: monday.arrivesFrom };
  expect(viewOf(choosing(wish, days(thursday)))).toMatchObject({ screen: "deliveryChoice", gone: true });
  expect(viewOf(choosing(wish, days(thursday, monday)))).toMatchObject({ gone: false });
  const early = { shippingCode: "standard", wishedOn: "2026-11-20" };
  expect(viewOf(choosing(early, days(thursday)))).toMatchObject({ gone: false });
  expect(viewOf(choosing({ ...wish, shippingCode: "express" }))).toMatchObject({ gone: false });
});

test("an order that was called off keeps the wish", () => {
  const checkout = choosing({ shippingCode: "standard", wishedOn: monday.arrivesFrom });
  checkout.send({ type: "shipping.chosen", code: "standard" });
  checkout.send({ type: "terms.agreed", version: "2026-11" });
  checkout.send({ ...placed, amountDue: 35.95 });
  resolvePort(checkout, "submitOrder", { outcome: "submitted" });
  resolvePort(checkout, "payment", { outcome: "calledOff" });
  expect(checkout.getSnapshot().context.chosen).toEqual({
    ...noChoices,
    shippingCode: "standard",
    wishedOn: monday.arrivesFrom,
  });
});

test.each([
  ["no wish", null, standard, null],
  ["a day that has gone by", "2026-11-24", standard, null],
  ["the first day on which it arrives", "2026-11-25", standard, null],
  ["a day without arrivals", "2026-11-28", onMonday, "2026-11-28"],
  ["the last day", "2026-11-30", onMonday, "2026-11-30"],
  ["a day after the last one", "2026-12-01", standard, null],
])("%s: the days are those of the delivery that keeps it", (_, wish, shipping, wishedOn) => {
  expect(withWish(standard, wish)).toEqual({ shipping, wishedOn });
});

test("a delivery without known days keeps no wish", () => {
  const unknown = { ...standard, dates: null };
  expect(withWish(unknown, "2026-11-30")).toEqual({ shipping: unknown, wishedOn: null });
});
