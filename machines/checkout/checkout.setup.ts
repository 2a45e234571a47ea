import { assign, setup } from "xstate";
import { answered } from "../outcome.ts";
import { effect, port } from "../port.ts";
import type {
  CancelOrderOutput,
  CheckoutEvent,
  CheckoutFacts,
  Chosen,
  Kept,
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
  ShownPrices,
  SubmitOrderInput,
  SubmitOrderOutput,
  Typed,
} from "./checkout.contract.ts";

/** `amountDue`: what the button said when the order was placed. `isChangedElsewhere`: in another tab, and not told yet. */
export type CheckoutContext = CheckoutFacts & {
  typed: Typed | null;
  fieldErrors: Record<string, string>;
  shippingOptions: readonly ShippingOption[];
  draftUpdatedAt: string | null;
  prices: ShownPrices;
  chosen: Chosen;
  amountDue: number;
  pointsBalance: number;
  isChangedElsewhere: boolean;
  removed: readonly string[];
  refusals: readonly Refusal[];
  approvalUrl: string | null;
  reference: string | null;
};

export const nothingChosen: Chosen = { shippingCode: null, termsVersion: null, points: { kind: "none" } };

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
    /** How the person came back has been heard. */
    keepOrder: assign((_, { orderId }: { orderId: string | null }) => ({ orderId, returned: null })),
    forgetOrder: assign({
      orderId: null,
      returned: null,
      isAtReview: false,
      approvalUrl: null,
      chosen: ({ context }) => ({ ...nothingChosen, shippingCode: context.chosen.shippingCode }),
    }),
    keepPaid: assign((_, { orderId, reference }: PaidOrder) => ({ orderId, reference })),
    keepDraft: assign(({ context }, { orderId, typed, chosen, prices, pointsBalance }: LoadedDraft) => ({
      orderId,
      returned: null,
      pointsBalance,
      prices: { ...prices, ...context.prices },
      typed: context.typed ?? typed,
      chosen: payable(orderId === context.orderId ? context.chosen : chosen, pointsBalance),
    })),
    keepAddresses: assign((_, { delivery, invoice, note }: Typed) => ({
      typed: { delivery, invoice, note },
    })),
    keepFieldErrors: assign((_, { fieldErrors }: { fieldErrors: Record<string, string> }) => ({
      fieldErrors,
    })),
    keepSaved: assign(({ context }, { orderId, draftUpdatedAt, shippingOptions, prices }: SavedDraft) => ({
      orderId,
      draftUpdatedAt,
      prices,
      shippingOptions,
      chosen: offers(shippingOptions, context.chosen)
        ? context.chosen
        : { ...context.chosen, shippingCode: null },
      refusals: [],
      removed: [],
    })),
    /** Another balance asks for another choice. */
    keepAccepted: assign(({ context }, { removed }: { removed: readonly string[] }) => {
      const balance = balanceIn(context.refusals);
      if (balance === null) return { removed };
      return { removed, pointsBalance: balance, chosen: payable(context.chosen, 0) };
    }),
    keepChosen: assign(({ context }, change: Partial<Chosen>) => ({
      chosen: { ...context.chosen, ...change },
    })),
    noteReview: assign({ isAtReview: true }),
    leaveReview: assign({ isAtReview: false }),
    noteElsewhere: assign({ isChangedElsewhere: true }),
    forgetElsewhere: assign({ isChangedElsewhere: false }),
    keepPlaced: assign(({ context }, { amountDue, points }: { amountDue: number; points: PointsChoice }) => ({
      amountDue,
      chosen: { ...context.chosen, points },
    })),
    forgetReturn: assign({ returned: null }),
    keepRefusals: assign((_, { refusals }: { refusals: readonly Refusal[] }) => ({ refusals })),
    keepApproval: assign((_, { approvalUrl }: { approvalUrl: string }) => ({ approvalUrl })),
    /** Under the customer's id, offered again after a reload or a session's end. */
    keepForLater: effect<Kept>(),
    /** Which says why the order could not be placed. */
    goToCart: effect(),
    /** Leaves the shop. */
    goToProvider: effect<{ approvalUrl: string }>(),
    goToAccepted: effect<{ orderId: string }>(),
    /** The page anew, with what the shop says now. */
    reload: effect(),
  },
  guards: {
    isCustomer: (_, { customer }: { customer: boolean }) => customer,
    isVisitor: (_, { customer }: { customer: boolean }) => !customer,
    isUnconfirmed: (_, { customer, unconfirmed }: { customer: boolean; unconfirmed: boolean }) =>
      !customer && unconfirmed,
    needsLogin: ({ context }) => !context.customer,
    isBackApproved: ({ context }) => context.orderId !== null && context.returned === "approved",
    isOpenAndCancelled: ({ context }, { outcome }: LoadCheckoutOutput) =>
      outcome === "orderOpen" && context.returned === "cancelled",
    isOffered: ({ context }, { code }: { code: string }) =>
      context.shippingOptions.some((option) => option.code === code),
    isReadyToPlace: ({ context: { chosen } }, { termsVersion }: { termsVersion: string }) =>
      chosen.shippingCode !== null && chosen.termsVersion === termsVersion,
    /** The person was past the addresses already. */
    isPastAddress: ({ context: { typed, isAtReview, isChangedElsewhere } }) =>
      typed !== null && (isAtReview || isChangedElsewhere),
    isChangedElsewhere: ({ context }) => context.isChangedElsewhere,
    isOpenElsewhere: ({ context }, { outcome }: LoadCheckoutOutput) =>
      outcome === "orderOpen" && context.isChangedElsewhere,
    isDeliveryGone: ({ context: { chosen } }, answer: SaveDraftOutput) =>
      answer.outcome === "saved" && chosen.shippingCode !== null && !offers(answer.shippingOptions, chosen),
    isBackAtReview: ({ context: { chosen, isAtReview } }, answer: SaveDraftOutput) =>
      answer.outcome === "saved" && isAtReview && offers(answer.shippingOptions, chosen),
    wasDeliveryGone: answered<SubmitOrderOutput>("deliveryGone"),
    isOnlyOutdated: (_, { refusals }: { refusals: readonly Refusal[] }) =>
      refusals.every(({ code }) => code === "cart_outdated"),
    isDraft: answered<LoadCheckoutOutput>("draft"),
    isEmpty: answered<LoadCheckoutOutput | SaveDraftOutput>("emptyCart"),
    isOpen: answered<LoadCheckoutOutput | SaveDraftOutput | SubmitOrderOutput>("orderOpen"),
    wereTermsChanged: answered<SubmitOrderOutput>("termsChanged"),
    wasChangedElsewhere: answered<SubmitOrderOutput>("changedElsewhere"),
    wasNotPrepared: answered<ProcessPaymentOutput>("notPrepared"),
    wasPaid: answered<LoadCheckoutOutput | PreparePaymentOutput | CancelOrderOutput>("alreadyPaid"),
    isBeingPaid: answered<LoadCheckoutOutput | PreparePaymentOutput | CancelOrderOutput>("beingPaid"),
    isOrderCancelled: answered<
      LoadCheckoutOutput | SubmitOrderOutput | PreparePaymentOutput | ProcessPaymentOutput
    >("orderCancelled"),
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
    isUnforeseen: answered<
      | LoadCheckoutOutput
      | SaveDraftOutput
      | SubmitOrderOutput
      | PreparePaymentOutput
      | ProcessPaymentOutput
      | CancelOrderOutput
    >("unforeseen"),
  },
  /** In milliseconds: when a wait is owned up to, when the server is asked again, when nobody need wait any longer. */
  delays: { stillWorking: 4_000, nextQuestion: 5_000, patience: 60_000 },
});

export type PaidOrder = { orderId: string; reference: string };
type LoadedDraft = Extract<LoadCheckoutOutput, { outcome: "draft" }>;
type SavedDraft = Extract<SaveDraftOutput, { outcome: "saved" }>;

const offers = (options: readonly ShippingOption[], { shippingCode }: Chosen): boolean =>
  options.some(({ code }) => code === shippingCode);

/** Points that are not there any more are not chosen any more. */
function payable(chosen: Chosen, balance: number): Chosen {
  const { points } = chosen;
  const isThere = points.kind === "some" ? points.points <= balance : balance > 0;
  return isThere ? chosen : { ...chosen, points: nothingChosen.points };
}

function balanceIn(refusals: readonly Refusal[]): number | null {
  for (const refusal of refusals) if (refusal.code === "points_changed") return refusal.params.points;
  return null;
}
