// Written by `npm run generate` from machines/administration/refund-review/refund-review.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { refundReviewStage } from "./refund-review.stage.tsx";

export default {
  title: "Administration/Deciding on a refund",
  id: "flows-refund-review",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(refundReviewStage);

export const FreePlay = freePlay;

export const ChoosingLooking = { ...story("choosing.looking"), name: "choosing › looking" };
export const ChoosingNothingChosen = {
  ...story("choosing.nothingChosen"),
  name: "choosing › nothing chosen",
};
export const ChoosingNoPartReason = {
  ...story("choosing.noPartReason"),
  name: "choosing › no part reason",
  tags: ["refusal"],
};
export const ChoosingNoReason = { ...story("choosing.noReason"), name: "choosing › no reason" };
export const ChoosingCountsChanged = {
  ...story("choosing.countsChanged"),
  name: "choosing › counts changed",
  tags: ["refusal"],
};
export const ChoosingNotAskedFor = {
  ...story("choosing.notAskedFor"),
  name: "choosing › not asked for",
  tags: ["refusal"],
};
export const ChoosingApprovedOtherwise = {
  ...story("choosing.approvedOtherwise"),
  name: "choosing › approved otherwise",
  tags: ["refusal"],
};
export const ChoosingWithdrawn = {
  ...story("choosing.withdrawn"),
  name: "choosing › withdrawn",
  tags: ["refusal"],
};
export const ChoosingUnforeseen = { ...story("choosing.unforeseen"), name: "choosing › unforeseen" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const DecidingAsking = { ...story("deciding.asking"), name: "deciding › asking" };
export const DecidingUnreachable = { ...story("deciding.unreachable"), name: "deciding › unreachable" };
export const PayingBackResting = { ...story("payingBack.resting"), name: "paying back › resting" };
export const PayingBackReading = { ...story("payingBack.reading"), name: "paying back › reading" };
export const PayingBackUnreachable = {
  ...story("payingBack.unreachable"),
  name: "paying back › unreachable",
};
export const AwaitingAnotherResting = {
  ...story("awaitingAnother.resting"),
  name: "awaiting another › resting",
};
export const AwaitingAnotherReading = {
  ...story("awaitingAnother.reading"),
  name: "awaiting another › reading",
};
export const AwaitingAnotherUnreachable = {
  ...story("awaitingAnother.unreachable"),
  name: "awaiting another › unreachable",
};
export const Approved = { ...story("approved"), name: "approved" };
export const Rejected = { ...story("rejected"), name: "rejected" };
export const Overtaken = { ...story("overtaken"), name: "overtaken", tags: ["refusal"] };
export const OwnCase = { ...story("ownCase"), name: "own case", tags: ["refusal"] };
export const Gone = { ...story("gone"), name: "gone", tags: ["refusal"] };
export const NotAllowed = { ...story("notAllowed"), name: "not allowed", tags: ["refusal"] };
