// Written by `npm run generate` from machines/account/edit-address/edit-address.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { editAddressStage } from "./edit-address.stage.tsx";

export default {
  title: "Account/Changing an address",
  id: "flows-edit-address",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(editAddressStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingRefused = { ...story("typing.refused"), name: "typing › refused", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const SavingAsking = { ...story("saving.asking"), name: "saving › asking" };
export const SavingUnreachable = { ...story("saving.unreachable"), name: "saving › unreachable" };
export const Saved = { ...story("saved"), name: "saved" };
