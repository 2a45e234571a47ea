import type {
  Kept,
  OrderInput,
  ProcessPaymentOutput,
  SaveDraftInput,
  SubmitOrderInput,
} from "./checkout.contract.ts";
import type { CheckoutContext, PaidOrder } from "./checkout.setup.ts";

/** What the ports are asked. Each throws when its state was entered before the answers were there. */
export function draftOf({ orderId, typed, prices, refusals, removed }: CheckoutContext): SaveDraftInput {
  if (typed) return { orderId, typed, prices, accepted: refusals, removed };
  throw new Error("no address yet");
}

export function keptOf({ orderId, typed, chosen, prices }: CheckoutContext): Kept {
  if (typed) return { orderId, typed, chosen, prices };
  throw new Error("nothing typed yet");
}

export function submissionOf(context: CheckoutContext): SubmitOrderInput {
  const { amountDue, pointsBalance, draftUpdatedAt } = context;
  const { shippingCode, termsVersion, points } = context.chosen;
  if (shippingCode !== null && termsVersion !== null && draftUpdatedAt !== null)
    return {
      ...orderOf(context),
      draftUpdatedAt,
      shippingCode,
      termsVersion,
      amountDue,
      points,
      pointsBalance,
    };
  throw new Error("no delivery or no agreement yet");
}

export function orderOf({ orderId }: CheckoutContext): OrderInput {
  if (orderId !== null) return { orderId };
  throw new Error("no order yet");
}

export function approvalOf({ approvalUrl }: CheckoutContext): { approvalUrl: string } {
  if (approvalUrl !== null) return { approvalUrl };
  throw new Error("no payment prepared yet");
}

export function paidOrderOf(context: CheckoutContext): PaidOrder {
  if (context.reference !== null) return { ...orderOf(context), reference: context.reference };
  throw new Error("not paid yet");
}

export function paidIn(answer: ProcessPaymentOutput): PaidOrder {
  if ("reference" in answer) return answer;
  throw new Error(`the answer was "${answer.outcome}": not paid`);
}
