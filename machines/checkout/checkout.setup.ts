import { assign, setup } from "xstate";
import { answered } from "../outcome.ts";
import { effect, port } from "../port.ts";
import type {
  CancelOrderOutput,
  CheckoutEvent,
  CheckoutFacts,
  LoadCheckoutInput,
  LoadCheckoutOutput,
  OrderInput,
  PointsChoice,
  PreparePaymentOutput,
  ProcessPaymentOutput,
  Refusal,
  SaveDraftInput,
  SaveDraftOutput,
  ShippingOption,
  SubmitOrderInput,
  SubmitOrderOutput,
  Typed,
} from "./checkout.contract.ts";

/** `amountDue`: what the button said when the order was placed. */
export type CheckoutContext = CheckoutFacts & {
  typed: Typed | null;
  fieldErrors: Record<string, string>;
  shippingOptions: readonly ShippingOption[];
  shippingCode: string | null;
  termsVersion: string | null;
  amountDue: number;
  points: PointsChoice;
  pointsBalance: number;
  removed: readonly string[];
  refusals: readonly Refusal[];
  approvalUrl: string | null;
  reference: string | null;
};

export const withoutPoints: PointsChoice = { kind: "none" };

/** What the checkout remembers, does, asks and needs; the chart is in `checkout.machine.ts`. */
export const checkout = setup({
  types: {
    input: {} as CheckoutFacts,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    output: {} as PaidOrder,
  },
  actors: {
    loadCheckout: port<LoadCheckoutOutput, LoadCheckoutInput>("loadCheckout"),
    saveDraft: port<SaveDraftOutput, SaveDraftInput>("saveDraft"),
    submitOrder: port<SubmitOrderOutput, SubmitOrderInput>("submitOrder"),
    preparePayment: port<PreparePaymentOutput, OrderInput>("preparePayment"),
    processPayment: port<ProcessPaymentOutput, OrderInput>("processPayment"),
    cancelOrder: port<CancelOrderOutput, OrderInput>("cancelOrder"),
  },
  actions: {
    keepCustomer: assign((_, { customer }: { customer: boolean }) => ({ customer })),
    keepOrder: assign((_, { orderId }: { orderId: string | null }) => ({ orderId })),
    forgetOrder: assign({
      orderId: null,
      returned: null,
      approvalUrl: null,
      termsVersion: null,
      points: withoutPoints,
    }),
    keepPaid: assign((_, { orderId, reference }: PaidOrder) => ({ orderId, reference })),
    keepDraft: assign(({ context }, { orderId, typed, pointsBalance }: LoadedDraft) => ({
      orderId,
      pointsBalance,
      typed: context.typed ?? typed,
    })),
    keepAddresses: assign((_, { delivery, invoice, note }: Typed) => ({
      typed: { delivery, invoice, note },
    })),
    keepFieldErrors: assign((_, { fieldErrors }: { fieldErrors: Record<string, string> }) => ({
      fieldErrors,
    })),
    keepSaved: assign(({ context }, { orderId, shippingOptions }: SavedDraft) => ({
      orderId,
      shippingOptions,
      shippingCode: shippingOptions.some(({ code }) => code === context.shippingCode)
        ? context.shippingCode
        : null,
      refusals: [],
      removed: [],
    })),
    keepPoints: assign((_, { choice }: { choice: PointsChoice }) => ({ points: choice })),
    /** Another balance asks for another choice. */
    keepAccepted: assign(({ context }, { removed }: { removed: readonly string[] }) => {
      const balance = balanceIn(context.refusals);
      return balance === null ? { removed } : { removed, pointsBalance: balance, points: withoutPoints };
    }),
    keepShipping: assign((_, { code }: { code: string }) => ({ shippingCode: code })),
    keepTerms: assign((_, { version }: { version: string | null }) => ({ termsVersion: version })),
    keepAmountDue: assign((_, { amountDue }: { amountDue: number }) => ({ amountDue })),
    keepRefusals: assign((_, { refusals }: { refusals: readonly Refusal[] }) => ({ refusals })),
    keepApproval: assign((_, { approvalUrl }: { approvalUrl: string }) => ({ approvalUrl })),
    /** Under the customer's id, offered again after a session's end. */
    keepTyped: effect<Typed>(),
    /** Leaves the shop. */
    goToProvider: effect<{ approvalUrl: string }>(),
    goToAccepted: effect<{ orderId: string }>(),
  },
  guards: {
    isCustomer: (_, { customer }: { customer: boolean }) => customer,
    isVisitor: (_, { customer }: { customer: boolean }) => !customer,
    needsLogin: ({ context }) => !context.customer,
    isBackApproved: ({ context }) => context.orderId !== null && context.returned === "approved",
    isBackCancelled: ({ context }) => context.orderId !== null && context.returned === "cancelled",
    isOffered: ({ context }, { code }: { code: string }) =>
      context.shippingOptions.some((option) => option.code === code),
    isReadyToPlace: ({ context }) => context.shippingCode !== null && context.termsVersion !== null,
    isOnlyOutdated: (_, { refusals }: { refusals: readonly Refusal[] }) =>
      refusals.every(({ code }) => code === "cart_outdated"),
    isDraft: answered<LoadCheckoutOutput>("draft"),
    isEmpty: answered<LoadCheckoutOutput>("emptyCart"),
    isOpen: answered<LoadCheckoutOutput>("orderOpen"),
    wasPaid: answered<LoadCheckoutOutput | PreparePaymentOutput | CancelOrderOutput>("alreadyPaid"),
    isBeingPaid: answered<LoadCheckoutOutput | PreparePaymentOutput | CancelOrderOutput>("beingPaid"),
    isOrderCancelled: answered<SubmitOrderOutput | PreparePaymentOutput | ProcessPaymentOutput>(
      "orderCancelled",
    ),
    isSaved: answered<SaveDraftOutput>("saved"),
    isRefused: answered<SaveDraftOutput>("refused"),
    isSubmitted: answered<SubmitOrderOutput>("submitted"),
    isPaidByPoints: answered<SubmitOrderOutput>("paid"),
    isBelowMinimum: answered<SubmitOrderOutput>("belowMinimum"),
    isPrepared: answered<PreparePaymentOutput>("prepared"),
    isCurrencyNotSupported: answered<PreparePaymentOutput | ProcessPaymentOutput>("currencyNotSupported"),
    isCancelled: answered<ProcessPaymentOutput>("cancelled"),
    isDeclined: answered<ProcessPaymentOutput>("declined"),
    isPending: answered<ProcessPaymentOutput>("pending"),
    isNotFound: answered<ProcessPaymentOutput>("notFound"),
  },
  /** In milliseconds: when a wait is owned up to, when the server is asked again, when nobody need wait any longer. */
  delays: { stillWorking: 4_000, nextQuestion: 5_000, patience: 60_000 },
});

export type PaidOrder = { orderId: string; reference: string };
type LoadedDraft = Extract<LoadCheckoutOutput, { outcome: "draft" }>;
type SavedDraft = Extract<SaveDraftOutput, { outcome: "saved" }>;

function balanceIn(refusals: readonly Refusal[]): number | null {
  for (const refusal of refusals) if (refusal.code === "points_changed") return refusal.params.points;
  return null;
}
