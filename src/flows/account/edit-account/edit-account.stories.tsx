// Written by `npm run generate` from machines/account/edit-account/edit-account.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { editAccountStage } from "./edit-account.stage.tsx";

export default {
  title: "Account/Changing name and language",
  id: "flows-edit-account",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(editAccountStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingSaved = { ...story("typing.saved"), name: "typing › saved" };
export const TypingRefused = { ...story("typing.refused"), name: "typing › refused", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const SavingAsking = { ...story("saving.asking"), name: "saving › asking" };
export const SavingUnreachable = { ...story("saving.unreachable"), name: "saving › unreachable" };
