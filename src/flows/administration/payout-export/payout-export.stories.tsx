// Written by `npm run generate` from machines/administration/payout-export/payout-export.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { payoutExportStage } from "./payout-export.stage.tsx";

export default {
  title: "Administration/Exporting payouts for the bank",
  id: "flows-payout-export",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(payoutExportStage);

export const FreePlay = freePlay;

export const OfferedResting = { ...story("offered.resting"), name: "offered › resting" };
export const OfferedSaved = { ...story("offered.saved"), name: "offered › saved" };
export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingSaved = { ...story("typing.saved"), name: "typing › saved" };
export const TypingIncorrect = {
  ...story("typing.incorrect"),
  name: "typing › incorrect",
  tags: ["refusal"],
};
export const TypingNothing = { ...story("typing.nothing"), name: "typing › nothing", tags: ["refusal"] };
export const TypingNoAccount = {
  ...story("typing.noAccount"),
  name: "typing › no account",
  tags: ["refusal"],
};
export const TypingOwnCase = { ...story("typing.ownCase"), name: "typing › own case", tags: ["refusal"] };
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › too many", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const ExportingAsking = { ...story("exporting.asking"), name: "exporting › asking" };
export const ExportingUnreachable = { ...story("exporting.unreachable"), name: "exporting › unreachable" };
export const NotAllowed = { ...story("notAllowed"), name: "not allowed", tags: ["refusal"] };
