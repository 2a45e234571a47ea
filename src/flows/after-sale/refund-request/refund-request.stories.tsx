// Written by `npm run generate` from machines/after-sale/refund-request/refund-request.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { refundRequestStage } from "./refund-request.stage.tsx";

export default {
  title: "After the sale/Asking for a refund",
  id: "flows-refund-request",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(refundRequestStage);

export const FreePlay = freePlay;

export const LoadingAsking = { ...story("loading.asking"), name: "loading › asking" };
export const LoadingUnreachable = { ...story("loading.unreachable"), name: "loading › unreachable" };
export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingNothingWanted = { ...story("typing.nothingWanted"), name: "typing › nothing wanted" };
export const TypingNoteRefused = {
  ...story("typing.noteRefused"),
  name: "typing › note refused",
  tags: ["refusal"],
};
export const TypingCountsChanged = { ...story("typing.countsChanged"), name: "typing › counts changed" };
export const TypingPhotosGone = { ...story("typing.photosGone"), name: "typing › photos gone" };
export const TypingGuestTokenExpired = {
  ...story("typing.guestTokenExpired"),
  name: "typing › guest token expired",
  tags: ["refusal"],
};
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const SendingSavingAsking = { ...story("sending.saving.asking"), name: "sending › saving › asking" };
export const SendingSavingUnreachable = {
  ...story("sending.saving.unreachable"),
  name: "sending › saving › unreachable",
};
export const SendingUploadingGoing = {
  ...story("sending.uploading.going"),
  name: "sending › uploading › going",
};
export const SendingUploadingStuck = {
  ...story("sending.uploading.stuck"),
  name: "sending › uploading › stuck",
};
export const SendingRequestingAsking = {
  ...story("sending.requesting.asking"),
  name: "sending › requesting › asking",
};
export const SendingRequestingUnreachable = {
  ...story("sending.requesting.unreachable"),
  name: "sending › requesting › unreachable",
};
export const CatchingUpAsking = {
  ...story("catchingUp.asking"),
  name: "catching up › asking",
  tags: ["refusal"],
};
export const CatchingUpUnreachable = {
  ...story("catchingUp.unreachable"),
  name: "catching up › unreachable",
};
export const ClosedTooOld = { ...story("closed.tooOld"), name: "closed › too old", tags: ["refusal"] };
export const ClosedAlreadyRequested = {
  ...story("closed.alreadyRequested"),
  name: "closed › already requested",
  tags: ["refusal"],
};
export const ClosedNothingLeft = {
  ...story("closed.nothingLeft"),
  name: "closed › nothing left",
  tags: ["refusal"],
};
export const ClosedNotPaid = { ...story("closed.notPaid"), name: "closed › not paid", tags: ["refusal"] };
export const NotFound = { ...story("notFound"), name: "not found", tags: ["refusal"] };
export const OrderLocked = { ...story("orderLocked"), name: "order locked", tags: ["refusal"] };
export const Unforeseen = { ...story("unforeseen"), name: "unforeseen" };
export const Requested = { ...story("requested"), name: "requested" };
