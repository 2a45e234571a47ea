// Written by `npm run generate` from machines/shopping/payment/payment.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { paymentStage } from "./payment.stage.tsx";

export default { title: "Buying/Paying", id: "flows-payment", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(paymentStage);

export const FreePlay = freePlay;

export const PreparingAsking = { ...story("preparing.asking"), name: "preparing › asking" };
export const PreparingUnreachable = { ...story("preparing.unreachable"), name: "preparing › unreachable" };
export const Leaving = { ...story("leaving"), name: "leaving" };
export const ProcessingWaitingAskingPrompt = {
  ...story("processing.waiting.asking.prompt"),
  name: "processing › waiting › asking › prompt",
};
export const ProcessingWaitingAskingSlow = {
  ...story("processing.waiting.asking.slow"),
  name: "processing › waiting › asking › slow",
};
export const ProcessingWaitingPending = {
  ...story("processing.waiting.pending"),
  name: "processing › waiting › pending",
  tags: ["refusal"],
};
export const ProcessingUnreachable = { ...story("processing.unreachable"), name: "processing › unreachable" };
export const ToldLater = { ...story("toldLater"), name: "told later" };
export const UnpaidWaiting = { ...story("unpaid.waiting"), name: "unpaid › waiting", tags: ["refusal"] };
export const UnpaidPlacedElsewhere = {
  ...story("unpaid.placedElsewhere"),
  name: "unpaid › placed elsewhere",
};
export const UnpaidNotApproved = {
  ...story("unpaid.notApproved"),
  name: "unpaid › not approved",
  tags: ["refusal"],
};
export const UnpaidNotCompleted = { ...story("unpaid.notCompleted"), name: "unpaid › not completed" };
export const UnpaidDeclined = { ...story("unpaid.declined"), name: "unpaid › declined", tags: ["refusal"] };
export const UnpaidCurrencyNotSupported = {
  ...story("unpaid.currencyNotSupported"),
  name: "unpaid › currency not supported",
  tags: ["refusal"],
};
export const UnpaidProviderError = {
  ...story("unpaid.providerError"),
  name: "unpaid › provider error",
  tags: ["refusal"],
};
export const Confirming = { ...story("confirming"), name: "confirming" };
export const CallingOffAsking = { ...story("callingOff.asking"), name: "calling off › asking" };
export const CallingOffUnreachable = {
  ...story("callingOff.unreachable"),
  name: "calling off › unreachable",
};
export const Unforeseen = { ...story("unforeseen"), name: "unforeseen" };
export const Paid = { ...story("paid"), name: "paid" };
export const CalledOff = { ...story("calledOff"), name: "called off" };
export const Cancelled = { ...story("cancelled"), name: "cancelled", tags: ["refusal"] };
export const GuestTokenExpired = {
  ...story("guestTokenExpired"),
  name: "guest token expired",
  tags: ["refusal"],
};
export const NotFound = { ...story("notFound"), name: "not found", tags: ["refusal"] };
