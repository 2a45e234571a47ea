// Written by `npm run generate` from machines/after-sale/withdrawal/withdrawal.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { withdrawalStage } from "./withdrawal.stage.tsx";

export default {
  title: "After the sale/Withdrawing from the contract",
  id: "flows-withdrawal",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(withdrawalStage);

export const FreePlay = freePlay;

export const Offered = { ...story("offered"), name: "offered" };
export const ChoosingLooking = { ...story("choosing.looking"), name: "choosing › looking" };
export const ChoosingNothingChosen = {
  ...story("choosing.nothingChosen"),
  name: "choosing › nothing chosen",
};
export const ChoosingCountsChanged = {
  ...story("choosing.countsChanged"),
  name: "choosing › counts changed",
  tags: ["refusal"],
};
export const ChoosingGuestTokenExpired = {
  ...story("choosing.guestTokenExpired"),
  name: "choosing › guest token expired",
  tags: ["refusal"],
};
export const ChoosingUnforeseen = { ...story("choosing.unforeseen"), name: "choosing › unforeseen" };
export const SendingAsking = { ...story("sending.asking"), name: "sending › asking" };
export const SendingUnreachable = { ...story("sending.unreachable"), name: "sending › unreachable" };
export const Withdrawn = { ...story("withdrawn"), name: "withdrawn" };
export const TooLate = { ...story("tooLate"), name: "too late", tags: ["refusal"] };
export const NothingLeft = { ...story("nothingLeft"), name: "nothing left", tags: ["refusal"] };
export const NotPossible = { ...story("notPossible"), name: "not possible", tags: ["refusal"] };
