// Written by `npm run generate` from machines/checkout/checkout.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "../../../workshop/stories/path-stories.tsx";
import { checkoutStage } from "./checkout.stage.tsx";

export default { title: "Flows/Checkout" } satisfies Meta;

const { story, freePlay } = pathStories(checkoutStage);

export const FreePlay = freePlay;

export const Arriving = { ...story("arriving"), name: "arriving" };
export const LoggingInAsking = { ...story("loggingIn.asking"), name: "loggingIn › asking" };
export const LoggingInConfirmEmailFirst = {
  ...story("loggingIn.confirmEmailFirst"),
  name: "loggingIn › confirmEmailFirst",
};
export const Loading = { ...story("loading"), name: "loading" };
export const EmptyCart = { ...story("emptyCart"), name: "emptyCart" };
export const OrderNotFound = { ...story("orderNotFound"), name: "orderNotFound" };
export const AddressingEditing = { ...story("addressing.editing"), name: "addressing › editing" };
export const AddressingRefused = { ...story("addressing.refused"), name: "addressing › refused" };
export const SavingDraft = { ...story("savingDraft"), name: "savingDraft" };
export const ChoosingDeliveryChoosing = {
  ...story("choosingDelivery.choosing"),
  name: "choosingDelivery › choosing",
};
export const ChoosingDeliveryGone = { ...story("choosingDelivery.gone"), name: "choosingDelivery › gone" };
export const ReviewingChecking = { ...story("reviewing.checking"), name: "reviewing › checking" };
export const ReviewingChangedElsewhere = {
  ...story("reviewing.changedElsewhere"),
  name: "reviewing › changedElsewhere",
};
export const ReviewingTermsMissing = { ...story("reviewing.termsMissing"), name: "reviewing › termsMissing" };
export const Submitting = { ...story("submitting"), name: "submitting" };
export const Changed = { ...story("changed"), name: "changed" };
export const TermsChanged = { ...story("termsChanged"), name: "termsChanged" };
export const BelowMinimum = { ...story("belowMinimum"), name: "belowMinimum" };
export const CartOutdated = { ...story("cartOutdated"), name: "cartOutdated" };
export const Preparing = { ...story("preparing"), name: "preparing" };
export const Leaving = { ...story("leaving"), name: "leaving" };
export const ProcessingAskingPrompt = {
  ...story("processing.asking.prompt"),
  name: "processing › asking › prompt",
};
export const ProcessingAskingSlow = {
  ...story("processing.asking.slow"),
  name: "processing › asking › slow",
};
export const ProcessingPending = { ...story("processing.pending"), name: "processing › pending" };
export const ToldLater = { ...story("toldLater"), name: "toldLater" };
export const OrderCancelled = { ...story("orderCancelled"), name: "orderCancelled" };
export const OrderOpen = { ...story("orderOpen"), name: "orderOpen" };
export const GoingOnElsewhere = { ...story("goingOnElsewhere"), name: "goingOnElsewhere" };
export const PaymentCancelled = { ...story("paymentCancelled"), name: "paymentCancelled" };
export const Declined = { ...story("declined"), name: "declined" };
export const CurrencyNotSupported = { ...story("currencyNotSupported"), name: "currencyNotSupported" };
export const ProviderError = { ...story("providerError"), name: "providerError" };
export const Cancelling = { ...story("cancelling"), name: "cancelling" };
export const Unforeseen = { ...story("unforeseen"), name: "unforeseen" };
export const UnreachableLoading = { ...story("unreachable.loading"), name: "unreachable › loading" };
export const UnreachableSaving = { ...story("unreachable.saving"), name: "unreachable › saving" };
export const UnreachableSubmitting = { ...story("unreachable.submitting"), name: "unreachable › submitting" };
export const UnreachablePreparing = { ...story("unreachable.preparing"), name: "unreachable › preparing" };
export const UnreachableProcessing = { ...story("unreachable.processing"), name: "unreachable › processing" };
export const UnreachableCancelling = { ...story("unreachable.cancelling"), name: "unreachable › cancelling" };
export const Accepted = { ...story("accepted"), name: "accepted" };
