import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import type { Arrival, PaidOrder } from "#machines/shopping/payment/payment.contract.ts";
import { paymentMachine } from "#machines/shopping/payment/payment.machine.ts";
import { effect, port } from "#machines/port.ts";
import {
  isSameAmount,
  noChoices,
  offers,
  offersWish,
  pointsBalanceIn,
  withAgreedTerms,
  withChange,
} from "./checkout.choices.ts";
import type {
  CheckoutEvent,
  CheckoutFacts,
  CheckoutChoices,
  LoadCheckoutInput,
  LoadCheckoutOutput,
  PointsPayment,
  Quantity,
  Refusal,
  SaveDraftInput,
  SaveDraftOutput,
  ShippingOption,
  Shortage,
  ShownPrices,
  SubmitOrderInput,
  SubmitOrderOutput,
  TypedCheckout,
  VatIdCheck,
} from "./checkout.contract.ts";

/**
 * `amountDue` and `payment`: as on the button when the order was placed. `arrival`: how the customer got to the payment.
 * `seconds`: to wait after too many attempts.
 */
export type CheckoutContext = CheckoutFacts & {
  typed: TypedCheckout | null;
  fieldErrors: Record<string, string>;
  shippingOptions: readonly ShippingOption[];
  draftUpdatedAt: string | null;
  prices: ShownPrices;
  itemsTotal: number | null;
  vatIdCheck: VatIdCheck;
  chosen: CheckoutChoices;
  amountDue: number;
  payment: PointsPayment;
  pointsBalance: number;
  removed: readonly string[];
  refusals: readonly Refusal[];
  shortages: readonly Shortage[];
  quantities: readonly Quantity[];
  arrival: Arrival;
  reference: string | null;
  seconds: number;
};

export const checkout = setup({
  types: {
    input: {} as CheckoutFacts,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    output: {} as PaidOrder,
    /** The context changes here because data was loaded, not because of typing or choosing. */
    tags: {} as "reading",
  },
  actors: {
    loadCheckout: port<LoadCheckoutOutput, LoadCheckoutInput>("loadCheckout"),
    saveDraft: port<SaveDraftOutput, SaveDraftInput>("saveDraft"),
    submitOrder: port<SubmitOrderOutput, SubmitOrderInput>("submitOrder"),
    payment: paymentMachine,
  },
  actions: {
    /** Only the first decision depends on the URL. */
    forgetAddress: assign({ address: "checkout" }),
    /** `returned` is used once, for the loaded order. */
    keepOrder: assign(({ context }, order: { orderId: string; arrival: Arrival }) => ({
      orderId: order.orderId,
      arrival:
        order.arrival === "found" || order.arrival === "begun"
          ? (context.returned ?? order.arrival)
          : order.arrival,
      returned: null,
    })),
    keepOrderId: assign((_, { orderId }: { orderId: string }) => ({ orderId })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    keepSubmitted: assign({ arrival: "ordered" }),
    forgetOrder: assign({
      orderId: null,
      chosen: ({ context: { chosen } }) => ({
        ...noChoices,
        shippingCode: chosen.shippingCode,
        wishedOn: chosen.wishedOn,
      }),
    }),
    keepPaid: assign((_, { orderId, reference }: PaidOrder) => ({ orderId, reference })),
    keepDraft: assign(({ context }, { orderId, typed, chosen, prices, ...found }: LoadedDraft) => ({
      orderId,
      returned: null,
      pointsBalance: found.pointsBalance,
      prices: { ...prices, ...context.prices },
      itemsTotal: orderId === context.orderId ? context.itemsTotal : found.itemsTotal,
      typed: context.typed ?? typed,
      chosen: withAgreedTerms(orderId === context.orderId ? context.chosen : chosen, found.pointsBalance),
    })),
    keepAddresses: assign((_, submitted: TypedCheckout) => {
      const { email, delivery, invoice, vatId, note, giftNote, switchedOff } = submitted;
      return { typed: { email, delivery, invoice, vatId, note, giftNote, switchedOff } };
    }),
    keepFieldErrors: assign((_, { fieldErrors }: { fieldErrors: Record<string, string> }) => ({
      fieldErrors,
    })),
    keepSaved: assign(({ context }, { orderId, draftUpdatedAt, shippingOptions, ...saved }: SavedDraft) => ({
      orderId,
      draftUpdatedAt,
      prices: saved.prices,
      itemsTotal: saved.itemsTotal,
      vatIdCheck: saved.vatIdCheck,
      shippingOptions,
      chosen: withChange(
        isSameAmount(context, { itemsTotal: saved.itemsTotal, shippingOptions })
          ? context.chosen
          : { ...context.chosen, termsVersion: null },
        offers(shippingOptions, context.chosen) ? {} : { shippingCode: null },
      ),
      refusals: [],
      removed: [],
      quantities: [],
    })),
    /** Accepted changes alter the amount, so the terms have to be accepted again. */
    keepAccepted: assign(({ context }, { removed }: { removed: readonly string[] }) => ({
      removed,
      pointsBalance: pointsBalanceIn(context.refusals) ?? context.pointsBalance,
      chosen: { ...context.chosen, termsVersion: null },
    })),
    keepShortages: assign((_, { shortages }: { shortages: readonly Shortage[] }) => ({ shortages })),
    keepQuantities: assign(({ context }, { quantities }: { quantities: readonly Quantity[] }) => ({
      quantities,
      chosen: { ...context.chosen, termsVersion: null },
    })),
    keepChosen: assign(({ context }, change: Partial<CheckoutChoices>) => ({
      chosen: withChange(context.chosen, change),
    })),
    keepPlaced: assign((_, { amountDue, points }: { amountDue: number; points: PointsPayment }) => ({
      amountDue,
      payment: points,
    })),
    keepRefusals: assign((_, { refusals }: { refusals: readonly Refusal[] }) => ({ refusals })),
    /** The cart explains why the order could not be placed. */
    goToCart: effect(),
    goToAccepted: effect<{ orderId: string }>(),
    /** Reloads the page to get the shop's current terms. */
    reload: effect(),
  },
  guards: {
    answered: hasOutcome,
    cameTo: ({ context }, { address }: Pick<CheckoutFacts, "address">) => context.address === address,
    hasAddress: ({ context }, { typed }: { typed: TypedCheckout | null }) =>
      (context.typed ?? typed) !== null,
    isOffered: ({ context }, { code }: { code: string }) =>
      context.shippingOptions.some((option) => option.code === code),
    isWishOffered: ({ context }, wish: { code: string; wishedOn: string | null }) =>
      offersWish(context.shippingOptions, wish),
    isChosenOffered: ({ context }, { shippingOptions }: SavedDraft) =>
      offers(shippingOptions, context.chosen),
    isChosenGone: ({ context: { chosen } }, { shippingOptions }: SavedDraft) =>
      chosen.shippingCode !== null && !offers(shippingOptions, chosen),
    isVatIdUnchecked: ({ context }) => context.vatIdCheck === "unavailable",
    isReadyToPlace: ({ context: { chosen } }, { termsVersion }: { termsVersion: string }) =>
      chosen.termsVersion === termsVersion,
    isOnlyOutdated: (_, { refusals }: { refusals: readonly Refusal[] }) =>
      refusals.length > 0 && refusals.every(({ code }) => code === "cart_outdated"),
  },
});

export const answers = createOutcomeTransitions<typeof checkout>();

type LoadedDraft = Extract<LoadCheckoutOutput, { outcome: "draft" }>;
type SavedDraft = Extract<SaveDraftOutput, { outcome: "saved" }>;
