import type { OrderInput, PaidOrder, PaymentFacts } from "#machines/shopping/payment/payment.contract.ts";
import type { ArrivalDays, CheckoutDraft, SaveDraftInput, SubmitOrderInput } from "./checkout.contract.ts";
import { withWish } from "./checkout.choices.ts";
import type { CheckoutContext } from "./checkout.setup.ts";

/** Inputs of the ports. Each throws if its state was entered before the data was there. */
export function draftOf(context: CheckoutContext): SaveDraftInput {
  const { orderId, typed, prices, refusals, removed, quantities } = context;
  if (typed) return { orderId, typed, prices, accepted: refusals, removed, quantities };
  throw new Error("no address yet");
}

/** Null while nothing is typed. */
export const checkoutDraftOf = (context: CheckoutContext): CheckoutDraft | null => {
  const { orderId, typed, chosen, prices, itemsTotal } = context;
  return typed && { orderId, typed, chosen, prices, itemsTotal };
};

export function submissionOf(context: CheckoutContext): SubmitOrderInput {
  const { amountDue, payment: points, pointsBalance, draftUpdatedAt, shippingOptions } = context;
  const { shippingCode, termsVersion } = context.chosen;
  const option = shippingOptions.find(({ code }) => code === shippingCode);
  if (option && termsVersion !== null && draftUpdatedAt !== null) {
    const { shipping, wishedOn } = withWish(option, context.chosen.wishedOn);
    return {
      ...orderOf(context),
      draftUpdatedAt,
      shippingCode: shipping.code,
      wishedOn,
      // Servers of the last release, which know no wishes, refuse it.
      arrivalDays: shipping.laterDates ? arrivalDaysOf(shipping.dates) : null,
      termsVersion,
      amountDue,
      points,
      pointsBalance,
    };
  }
  throw new Error("no delivery or no agreement yet");
}

const arrivalDaysOf = (dates: ArrivalDays | null): ArrivalDays | null =>
  dates && { arrivesFrom: dates.arrivesFrom, arrivesTo: dates.arrivesTo };

export function orderOf({ orderId }: CheckoutContext): OrderInput {
  if (orderId !== null) return { orderId };
  throw new Error("no order yet");
}

export const paymentOf = (context: CheckoutContext): PaymentFacts => ({
  ...orderOf(context),
  arrival: context.arrival,
});

export function paidOrderOf(context: CheckoutContext): PaidOrder {
  if (context.reference !== null) return { ...orderOf(context), reference: context.reference };
  throw new Error("not paid yet");
}
