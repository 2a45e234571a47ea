import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  Arrival,
  CancelOrderOutput,
  OrderInput,
  PaymentEvent,
  PaymentFacts,
  PaymentOutput,
  PreparePaymentOutput,
  ProcessPaymentOutput,
} from "./payment.contract.ts";

/** `approvalUrl` is null until the provider is ready, `reference` until the order is paid. */
export type PaymentContext = PaymentFacts & { approvalUrl: string | null; reference: string | null };

export const payment = setup({
  types: {
    input: {} as PaymentFacts,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    output: {} as PaymentOutput,
  },
  actors: {
    preparePayment: port<PreparePaymentOutput, OrderInput>("preparePayment"),
    processPayment: port<ProcessPaymentOutput, OrderInput>("processPayment"),
    cancelOrder: port<CancelOrderOutput, OrderInput>("cancelOrder"),
  },
  actions: {
    keepApproval: assign((_, { approvalUrl }: { approvalUrl: string }) => ({ approvalUrl })),
    keepPaid: assign((_, { reference }: { reference: string }) => ({ reference })),
    goToProvider: effect<{ approvalUrl: string; orderId: string }>(),
  },
  guards: {
    answered: hasOutcome,
    came: ({ context }, { as }: { as: Arrival }) => context.arrival === as,
  },
  /** Milliseconds: before the message that it takes long, between two polls, and until polling ends. */
  delays: { stillWorking: 4_000, nextQuestion: 5_000, patience: 60_000 },
});

export const answers = createOutcomeTransitions<typeof payment>();

/** The ports' inputs and the flow's output. Each throws if called too early. */
export const orderOf = ({ orderId }: PaymentContext): OrderInput => ({ orderId });

export function approvalOf({ approvalUrl, orderId }: PaymentContext): {
  approvalUrl: string;
  orderId: string;
} {
  if (approvalUrl !== null) return { approvalUrl, orderId };
  throw new Error("no payment prepared yet");
}

export function paidOf({ orderId, reference }: PaymentContext): PaymentOutput {
  if (reference !== null) return { outcome: "paid", orderId, reference };
  throw new Error("not paid yet");
}
