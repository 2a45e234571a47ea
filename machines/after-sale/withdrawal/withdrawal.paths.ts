import { pathModel } from "#machines/paths/model.ts";
import type { WithdrawalOrder } from "./withdrawal.contract.ts";
import { withdrawalMachine } from "./withdrawal.machine.ts";

/** One fern was refunded before, two are left, one of them already requested; the seeds are exempt by law. */
export const order: WithdrawalOrder = {
  id: "order-1",
  currency: "EUR",
  currency_precision: 2,
  shipping: 12.95,
  shippingAtMost: 6.95,
  amountDue: 89.8,
  usedPoints: 0,
  lines: [
    {
      id: "line-1",
      productId: "boston-fern",
      sku: "100203",
      name: "Boston fern",
      price: 18.95,
      paid: 37.9,
      count: 3,
      refundedCount: 1,
      least: 1,
      most: 2,
      isExempt: false,
    },
    {
      id: "line-2",
      productId: "weaving-loom-kit",
      sku: "100301",
      name: "Weaving loom kit",
      price: 34,
      paid: 34,
      count: 1,
      refundedCount: 0,
      least: 0,
      most: 1,
      isExempt: false,
    },
    {
      id: "line-3",
      productId: "tomato-matina-seeds",
      sku: "100221",
      name: "Tomato seeds",
      price: 4.95,
      paid: 4.95,
      count: 1,
      refundedCount: 0,
      least: 0,
      most: 0,
      isExempt: true,
    },
  ],
};
export const lessLeft: WithdrawalOrder = {
  ...order,
  lines: order.lines.map((line) =>
    line.id === "line-1" ? { ...line, refundedCount: 2, least: 0, most: 1 } : line,
  ),
};

export const withdrawalPaths = pathModel({
  machine: withdrawalMachine,
  title: "Withdrawing from the contract",
  purpose:
    "withdrawing from the contract for an order, as the law requires: without a reason, and confirmed at once",
  starts: { "an order": { order, email: "customer@example.com" } },
  happyPath: ["an order", "withdraws", "confirms", "withdraw ✓ withdrawn"],
  does: {
    "withdrawal.opened": "withdraws",
    "withdrawal.left": "thinks again",
    "withdrawal.confirmed": {
      confirms: { counts: { "line-1": 2, "line-2": 1 } },
      "confirms nothing": { counts: { "line-1": 0, "line-2": 0 } },
    },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    withdraw: {
      withdrawn: { withdrawn: { refundId: "refund-1", at: "2026-11-22T10:30:00.000Z" } },
      invalid: { "less is left": { order: lessLeft } },
      withdrawalTooLate: "too late",
      nothingLeft: "nothing is left",
      allExempt: "all of it is exempt",
      notFound: "no such order",
      orderNotPaid: "it is not paid",
      noWithdrawal: "not possible",
      guestTokenExpired: "the guest’s token has expired",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
