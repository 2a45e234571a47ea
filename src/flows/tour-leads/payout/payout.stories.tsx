// Written by `npm run generate` from machines/tour-leads/payout/payout.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { payoutStage } from "./payout.stage.tsx";

export default { title: "Tour leads/Asking for a payout", id: "flows-payout", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(payoutStage);

export const FreePlay = freePlay;

export const TooLittle = { ...story("tooLittle"), name: "too little" };
export const EnteringEditing = { ...story("entering.editing"), name: "entering › editing" };
export const EnteringNoAmount = { ...story("entering.noAmount"), name: "entering › no amount" };
export const EnteringBelowMinimum = {
  ...story("entering.belowMinimum"),
  name: "entering › below minimum",
  tags: ["refusal"],
};
export const EnteringAboveBalance = { ...story("entering.aboveBalance"), name: "entering › above balance" };
export const EnteringBalanceChanged = {
  ...story("entering.balanceChanged"),
  name: "entering › balance changed",
  tags: ["refusal"],
};
export const EnteringNoAccount = {
  ...story("entering.noAccount"),
  name: "entering › no account",
  tags: ["refusal"],
};
export const EnteringUnforeseen = { ...story("entering.unforeseen"), name: "entering › unforeseen" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const RequestingAsking = { ...story("requesting.asking"), name: "requesting › asking" };
export const RequestingUnreachable = { ...story("requesting.unreachable"), name: "requesting › unreachable" };
export const Requested = { ...story("requested"), name: "requested" };
export const NotAllowed = { ...story("notAllowed"), name: "not allowed", tags: ["refusal"] };
