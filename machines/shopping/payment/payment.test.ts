import { expect, test } from "vitest";
import type { SimulatedClock } from "xstate";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { resolvePort, lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { paymentMachine } from "./payment.machine.ts";
import { paymentPaths } from "./payment.paths.ts";
import { paymentView } from "./payment.view.ts";

describePaths(paymentPaths, paymentView);

const ordered = "has just ordered";
const approved = "back, approved";
const findsUnpaid = "finds an unpaid order";
const slow = "⏱ stillWorking";
const callsOff = ["wants to call the order off", "calls the order off"] as const;

type Way = readonly [start: string, steps: readonly string[], place: string];
const ways: readonly Way[] = [
  [ordered, [], "preparing.asking"],
  [approved, [], "processing.waiting.asking.prompt"],
  ["another tab is paying", [], "processing.waiting.asking.prompt"],
  ["back, cancelled", [], "unpaid.notApproved"],
  ["its currency was refused", [], "unpaid.currencyNotSupported"],
  ["finds what another tab ordered", [], "unpaid.placedElsewhere"],
  [findsUnpaid, [], "unpaid.waiting"],
  [ordered, ["preparePayment ✓ prepared"], "leaving"],
  [ordered, ["preparePayment ✓ currency not supported"], "unpaid.currencyNotSupported"],
  [ordered, ["preparePayment ✓ provider error"], "unpaid.providerError"],
  [ordered, ["preparePayment ✓ called off elsewhere"], "cancelled"],
  [ordered, ["preparePayment ✓ another tab is paying"], "processing.waiting.asking.prompt"],
  [ordered, ["preparePayment ✓ paid already"], "paid"],
  [ordered, ["preparePayment ✓ the guest’s token has expired"], "guestTokenExpired"],
  [ordered, ["preparePayment ✓ no such order"], "notFound"],
  [ordered, ["preparePayment ✓ a refusal nobody foresaw"], "unforeseen"],
  [ordered, ["preparePayment ✗"], "preparing.unreachable"],
  [ordered, ["preparePayment ✗", "tries again"], "preparing.asking"],
  [approved, ["processPayment ✓ paid"], "paid"],
  [approved, ["processPayment ✓ not approved"], "unpaid.notApproved"],
  [approved, ["processPayment ✓ called off elsewhere"], "cancelled"],
  [approved, ["processPayment ✓ declined"], "unpaid.declined"],
  [approved, ["processPayment ✓ currency not supported"], "unpaid.currencyNotSupported"],
  [approved, ["processPayment ✓ nothing to be approved"], "unpaid.waiting"],
  [approved, ["processPayment ✓ the guest’s token has expired"], "guestTokenExpired"],
  [approved, ["processPayment ✓ no such order"], "notFound"],
  [approved, ["processPayment ✓ a refusal nobody foresaw"], "unforeseen"],
  [approved, ["processPayment ✓ a refusal nobody foresaw", "tries again"], "unpaid.waiting"],
  [approved, ["processPayment ✓ pending"], "processing.waiting.pending"],
  [approved, ["processPayment ✓ provider error"], "processing.waiting.pending"],
  [approved, ["processPayment ✗"], "processing.unreachable"],
  [approved, ["processPayment ✗", "tries again"], "processing.waiting.asking.prompt"],
  [approved, [slow], "processing.waiting.asking.slow"],
  [approved, ["⏱ patience"], "toldLater"],
  [approved, [slow, "processPayment ✓ paid"], "paid"],
  [approved, ["⏱ patience", "tries again"], "processing.waiting.asking.prompt"],
  [findsUnpaid, ["goes to pay"], "preparing.asking"],
  [findsUnpaid, ["wants to call the order off"], "confirming"],
  [findsUnpaid, ["wants to call the order off", "keeps the order"], "unpaid.waiting"],
  [findsUnpaid, [...callsOff], "callingOff.asking"],
  [findsUnpaid, [...callsOff, "cancelOrder ✓ cancelled"], "calledOff"],
  [findsUnpaid, [...callsOff, "cancelOrder ✓ another tab is paying"], "processing.waiting.asking.prompt"],
  [findsUnpaid, [...callsOff, "cancelOrder ✓ paid already"], "paid"],
  [findsUnpaid, [...callsOff, "cancelOrder ✓ the guest’s token has expired"], "guestTokenExpired"],
  [findsUnpaid, [...callsOff, "cancelOrder ✓ no such order"], "notFound"],
  [findsUnpaid, [...callsOff, "cancelOrder ✓ a refusal nobody foresaw"], "unforeseen"],
  [findsUnpaid, [...callsOff, "cancelOrder ✗"], "callingOff.unreachable"],
  [findsUnpaid, [...callsOff, "cancelOrder ✗", "tries again"], "callingOff.asking"],
];

test.each(ways)("%s: %j leads to %s", (start, steps, state) => {
  expect(stateAfter(paymentPaths, start, steps)).toBe(state);
});

const started = (start: string) => {
  const left: object[] = [];
  const machine = paymentMachine.provide({ actions: { goToProvider: (_, way) => left.push(way) } });
  const payment = createPathActor({ ...paymentPaths, machine }, start).start();
  return { payment, left, screen: () => paymentView(payment.getSnapshot()) };
};

test("the customer is sent to the provider's URL", () => {
  const { payment, left, screen } = started(ordered);
  expect(lastPortInput(payment, "preparePayment")).toEqual({ orderId: "order-1" });
  expect(screen()).toEqual({ screen: "goingToPay" });
  const approvalUrl = "https://pay.example/checkoutnow?token=1";
  resolvePort(payment, "preparePayment", { outcome: "prepared", approvalUrl });
  expect(screen()).toEqual({ screen: "goingToPay" });
  expect(left).toEqual([{ approvalUrl, orderId: "order-1" }]);
});

test("the server is polled until it knows, with messages that it takes long and that a mail follows", () => {
  const { payment, screen } = started(approved);
  const clock = payment.clock as SimulatedClock;
  expect(lastPortInput(payment, "processPayment")).toEqual({ orderId: "order-1" });
  clock.increment(3_999);
  expect(screen()).toEqual({ screen: "paymentBeingChecked", slow: false });
  clock.increment(1);
  expect(screen()).toEqual({ screen: "paymentBeingChecked", slow: true });
  resolvePort(payment, "processPayment", { outcome: "pending" });
  clock.increment(4_999);
  expect(screen()).toEqual({ screen: "paymentBeingChecked", slow: true });
  clock.increment(1);
  expect(screen()).toEqual({ screen: "paymentBeingChecked", slow: false });
  resolvePort(payment, "processPayment", { outcome: "pending" });
  clock.increment(50_999);
  expect(screen()).toEqual({ screen: "paymentBeingChecked", slow: false });
  clock.increment(1);
  expect(screen()).toEqual({ screen: "confirmedLater" });
});

const offered = ["wants to call the order off", "goes to pay"];
test.each([
  ["finds an unpaid order", "notPaidYet"],
  ["finds an order whose payment was begun", "notCompleted"],
  ["finds what another tab ordered", "goingOnElsewhere"],
  ["back, cancelled", "cancelled"],
] as const)("%s: paying or cancelling is offered, because %s", (start, because) => {
  const { payment, screen } = started(start);
  expect(screen()).toEqual({ screen: "unpaidOrder", because });
  for (const step of offered) expect(() => walk(paymentPaths, started(start).payment, step)).not.toThrow();
  walk(paymentPaths, payment, ...callsOff);
  expect(lastPortInput(payment, "cancelOrder")).toEqual({ orderId: "order-1" });
});

test.each([
  [approved, ["processPayment ✓ paid"], { outcome: "paid", orderId: "order-1", reference: "7K3M9Q" }],
  [ordered, ["preparePayment ✓ paid already"], { outcome: "paid", orderId: "order-1", reference: "7K3M9Q" }],
  [
    findsUnpaid,
    [...callsOff, "cancelOrder ✓ paid already"],
    { outcome: "paid", orderId: "order-1", reference: "7K3M9Q" },
  ],
  [findsUnpaid, [...callsOff, "cancelOrder ✓ cancelled"], { outcome: "calledOff" }],
  [approved, ["processPayment ✓ called off elsewhere"], { outcome: "cancelled" }],
  [approved, ["processPayment ✓ the guest’s token has expired"], { outcome: "guestTokenExpired" }],
  [approved, ["processPayment ✓ no such order"], { outcome: "notFound" }],
] as const)("%s, %j ends with %j", (start, steps, output) => {
  const { payment } = started(start);
  expect(walk(paymentPaths, payment, ...steps).getSnapshot().output).toEqual(output);
});

test("a payment in an unsupported currency can only be cancelled", () => {
  const refused = [approved, ["processPayment ✓ currency not supported"]] as const;
  expect(() => stateAfter(paymentPaths, refused[0], [...refused[1], "goes to pay"])).toThrow("can't happen");
  expect(stateAfter(paymentPaths, refused[0], [...refused[1], "wants to call the order off"])).toBe(
    "callingOff.asking",
  );
});
