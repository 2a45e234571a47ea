// Written by `npm run generate` from machines/shopping/checkout/checkout.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { checkoutStage } from "./checkout.stage.tsx";

export default { title: "Buying/Checking out", id: "flows-checkout", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(checkoutStage);

export const FreePlay = freePlay;

export const DraftingLoadingAsking = {
  ...story("drafting.loading.asking"),
  name: "drafting › loading › asking",
};
export const DraftingLoadingUnreachable = {
  ...story("drafting.loading.unreachable"),
  name: "drafting › loading › unreachable",
};
export const DraftingAddressingEditing = {
  ...story("drafting.addressing.editing"),
  name: "drafting › addressing › editing",
};
export const DraftingAddressingRefused = {
  ...story("drafting.addressing.refused"),
  name: "drafting › addressing › refused",
  tags: ["refusal"],
};
export const DraftingAddressingTooManyRequests = {
  ...story("drafting.addressing.tooManyRequests"),
  name: "drafting › addressing › too many requests",
  tags: ["refusal"],
};
export const DraftingSavingAsking = {
  ...story("drafting.saving.asking"),
  name: "drafting › saving › asking",
};
export const DraftingSavingUnreachable = {
  ...story("drafting.saving.unreachable"),
  name: "drafting › saving › unreachable",
};
export const DraftingChoosingDeliveryChoosing = {
  ...story("drafting.choosingDelivery.choosing"),
  name: "drafting › choosing delivery › choosing",
};
export const DraftingChoosingDeliveryGone = {
  ...story("drafting.choosingDelivery.gone"),
  name: "drafting › choosing delivery › gone",
};
export const DraftingReturningLoadingAsking = {
  ...story("drafting.returning.loading.asking"),
  name: "drafting › returning › loading › asking",
};
export const DraftingReturningLoadingUnreachable = {
  ...story("drafting.returning.loading.unreachable"),
  name: "drafting › returning › loading › unreachable",
};
export const DraftingReturningSavingAsking = {
  ...story("drafting.returning.saving.asking"),
  name: "drafting › returning › saving › asking",
};
export const DraftingReturningSavingUnreachable = {
  ...story("drafting.returning.saving.unreachable"),
  name: "drafting › returning › saving › unreachable",
};
export const DraftingCatchingUpLoadingAsking = {
  ...story("drafting.catchingUp.loading.asking"),
  name: "drafting › catching up › loading › asking",
};
export const DraftingCatchingUpLoadingUnreachable = {
  ...story("drafting.catchingUp.loading.unreachable"),
  name: "drafting › catching up › loading › unreachable",
};
export const DraftingCatchingUpSavingAsking = {
  ...story("drafting.catchingUp.saving.asking"),
  name: "drafting › catching up › saving › asking",
};
export const DraftingCatchingUpSavingUnreachable = {
  ...story("drafting.catchingUp.saving.unreachable"),
  name: "drafting › catching up › saving › unreachable",
};
export const DraftingChanged = {
  ...story("drafting.changed"),
  name: "drafting › changed",
  tags: ["refusal"],
};
export const OrderingReturningLoadingAsking = {
  ...story("ordering.returning.loading.asking"),
  name: "ordering › returning › loading › asking",
};
export const OrderingReturningLoadingUnreachable = {
  ...story("ordering.returning.loading.unreachable"),
  name: "ordering › returning › loading › unreachable",
};
export const OrderingReturningSavingAsking = {
  ...story("ordering.returning.saving.asking"),
  name: "ordering › returning › saving › asking",
  tags: ["refusal"],
};
export const OrderingReturningSavingUnreachable = {
  ...story("ordering.returning.saving.unreachable"),
  name: "ordering › returning › saving › unreachable",
};
export const OrderingCatchingUpLoadingAsking = {
  ...story("ordering.catchingUp.loading.asking"),
  name: "ordering › catching up › loading › asking",
  tags: ["refusal"],
};
export const OrderingCatchingUpLoadingUnreachable = {
  ...story("ordering.catchingUp.loading.unreachable"),
  name: "ordering › catching up › loading › unreachable",
};
export const OrderingCatchingUpSavingAsking = {
  ...story("ordering.catchingUp.saving.asking"),
  name: "ordering › catching up › saving › asking",
};
export const OrderingCatchingUpSavingUnreachable = {
  ...story("ordering.catchingUp.saving.unreachable"),
  name: "ordering › catching up › saving › unreachable",
};
export const OrderingReviewingChecking = {
  ...story("ordering.reviewing.checking"),
  name: "ordering › reviewing › checking",
};
export const OrderingReviewingChangedElsewhere = {
  ...story("ordering.reviewing.changedElsewhere"),
  name: "ordering › reviewing › changed elsewhere",
};
export const OrderingReviewingTermsMissing = {
  ...story("ordering.reviewing.termsMissing"),
  name: "ordering › reviewing › terms missing",
};
export const OrderingSubmittingAsking = {
  ...story("ordering.submitting.asking"),
  name: "ordering › submitting › asking",
};
export const OrderingSubmittingUnreachable = {
  ...story("ordering.submitting.unreachable"),
  name: "ordering › submitting › unreachable",
};
export const OrderingChanged = {
  ...story("ordering.changed"),
  name: "ordering › changed",
  tags: ["refusal"],
};
export const OrderingOutOfStock = {
  ...story("ordering.outOfStock"),
  name: "ordering › out of stock",
  tags: ["refusal"],
};
export const OrderingTermsChanged = {
  ...story("ordering.termsChanged"),
  name: "ordering › terms changed",
  tags: ["refusal"],
};
export const OrderingBelowMinimum = {
  ...story("ordering.belowMinimum"),
  name: "ordering › below minimum",
  tags: ["refusal"],
};
export const Paying = { ...story("paying"), name: "paying" };
export const EmptyCart = { ...story("emptyCart"), name: "empty cart" };
export const CartOutdated = { ...story("cartOutdated"), name: "cart outdated", tags: ["refusal"] };
export const OrderNotFound = { ...story("orderNotFound"), name: "order not found", tags: ["refusal"] };
export const OrderLocked = { ...story("orderLocked"), name: "order locked", tags: ["refusal"] };
export const OrderCancelled = { ...story("orderCancelled"), name: "order cancelled", tags: ["refusal"] };
export const Unforeseen = { ...story("unforeseen"), name: "unforeseen" };
export const Accepted = { ...story("accepted"), name: "accepted" };
