// Written by `npm run generate` from machines/administration/payout-marking/payout-marking.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { payoutMarkingStage } from "./payout-marking.stage.tsx";

export default {
  title: "Administration/Marking a payout as paid or failed",
  id: "flows-payout-marking",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(payoutMarkingStage);

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Marked = { ...story("marked"), name: "marked" };
export const PayoutDecided = { ...story("payoutDecided"), name: "payout decided", tags: ["refusal"] };
export const OwnCase = { ...story("ownCase"), name: "own case", tags: ["refusal"] };
export const AdministratorsOnly = {
  ...story("administratorsOnly"),
  name: "administrators only",
  tags: ["refusal"],
};
