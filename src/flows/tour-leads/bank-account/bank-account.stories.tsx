// Written by `npm run generate` from machines/tour-leads/bank-account/bank-account.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { bankAccountStage } from "./bank-account.stage.tsx";

export default {
  title: "Tour leads/Entering a bank account",
  id: "flows-bank-account",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(bankAccountStage);

export const FreePlay = freePlay;

export const ShownResting = { ...story("shown.resting"), name: "shown › resting" };
export const ShownKept = { ...story("shown.kept"), name: "shown › kept" };
export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingWrong = { ...story("typing.wrong"), name: "typing › wrong", tags: ["refusal"] };
export const TypingIncorrect = {
  ...story("typing.incorrect"),
  name: "typing › incorrect",
  tags: ["refusal"],
};
export const TypingAccountThere = {
  ...story("typing.accountThere"),
  name: "typing › account there",
  tags: ["refusal"],
};
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › too many", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const KeepingAsking = { ...story("keeping.asking"), name: "keeping › asking" };
export const KeepingUnreachable = { ...story("keeping.unreachable"), name: "keeping › unreachable" };
export const NotAllowed = { ...story("notAllowed"), name: "not allowed", tags: ["refusal"] };
