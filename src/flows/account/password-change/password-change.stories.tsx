// Written by `npm run generate` from machines/account/password-change/password-change.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { passwordChangeStage } from "./password-change.stage.tsx";

export default { title: "Flows/Password change" } satisfies Meta;

const { story, freePlay } = pathStories(passwordChangeStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingChanged = { ...story("typing.changed"), name: "typing › changed" };
export const TypingDifferent = { ...story("typing.different"), name: "typing › different" };
export const TypingIncorrect = { ...story("typing.incorrect"), name: "typing › incorrect" };
export const TypingWeakPassword = { ...story("typing.weakPassword"), name: "typing › weakPassword" };
export const TypingCommonPassword = { ...story("typing.commonPassword"), name: "typing › commonPassword" };
export const TypingPersonalPassword = {
  ...story("typing.personalPassword"),
  name: "typing › personalPassword",
};
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › tooMany" };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const ChangingAsking = { ...story("changing.asking"), name: "changing › asking" };
export const ChangingUnreachable = { ...story("changing.unreachable"), name: "changing › unreachable" };
