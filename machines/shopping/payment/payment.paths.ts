import { pathModel } from "#machines/paths/model.ts";
import { paymentMachine } from "./payment.machine.ts";

const orderId = "order-1";
const paid = { orderId, reference: "7K3M9Q" };

export const paymentPaths = pathModel({
  machine: paymentMachine,
  title: "Paying",
  purpose: "paying for an order at the provider, with every possible failure, and cancelling the order",
  starts: {
    "has just ordered": { orderId, arrival: "ordered" },
    "back, approved": { orderId, arrival: "approved" },
    "back, cancelled": { orderId, arrival: "cancelled" },
    "finds an unpaid order": { orderId, arrival: "found" },
    "finds an order whose payment was begun": { orderId, arrival: "begun" },
    "finds what another tab ordered": { orderId, arrival: "foundElsewhere" },
    "another tab is paying": { orderId, arrival: "beingPaid" },
    "its currency was refused": { orderId, arrival: "unpayable" },
  },
  happyPath: ["has just ordered", "preparePayment ✓ prepared", "back, approved", "processPayment ✓ paid"],
  does: {
    "payment.requested": "goes to pay",
    "cancellation.requested": "wants to call the order off",
    "cancellation.confirmed": "calls the order off",
    "cancellation.dropped": "keeps the order",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    preparePayment: {
      prepared: { prepared: { approvalUrl: "https://pay.example/checkoutnow?token=1" } },
      currencyNotSupported: "currency not supported",
      paymentProviderError: "provider error",
      orderCancelled: "called off elsewhere",
      orderBeingPaid: "another tab is paying",
      orderPaid: { "paid already": paid },
      guestTokenExpired: "the guest’s token has expired",
      notFound: "no such order",
      unforeseen: "a refusal nobody foresaw",
    },
    processPayment: {
      paid: { paid },
      paymentNotApproved: "not approved",
      orderCancelled: "called off elsewhere",
      paymentDeclined: "declined",
      currencyNotSupported: "currency not supported",
      pending: "pending",
      paymentProviderError: "provider error",
      paymentNotPrepared: "nothing to be approved",
      guestTokenExpired: "the guest’s token has expired",
      notFound: "no such order",
      unforeseen: "a refusal nobody foresaw",
    },
    cancelOrder: {
      cancelled: "cancelled",
      orderBeingPaid: "another tab is paying",
      orderPaid: { "paid already": paid },
      guestTokenExpired: "the guest’s token has expired",
      notFound: "no such order",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  requirements: {
    "unpaid.currencyNotSupported": ["errors.currency"],
    "unpaid.notApproved": ["errors.payment-cancelled"],
    "unpaid.providerError": ["errors.provider"],
    paid: ["orders.paid-by-provider"],
  },
});
