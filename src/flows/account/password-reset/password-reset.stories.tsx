// Written by `npm run generate` from machines/account/password-reset/password-reset.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { passwordResetStage } from "./password-reset.stage.tsx";

export default { title: "Flows/Password reset" } satisfies Meta;

const { story, freePlay } = pathStories(passwordResetStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingDifferent = { ...story("typing.different"), name: "typing › different" };
export const TypingWeakPassword = { ...story("typing.weakPassword"), name: "typing › weakPassword" };
export const TypingCommonPassword = { ...story("typing.commonPassword"), name: "typing › commonPassword" };
export const TypingPersonalPassword = {
  ...story("typing.personalPassword"),
  name: "typing › personalPassword",
};
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › tooMany" };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const ResettingAsking = { ...story("resetting.asking"), name: "resetting › asking" };
export const ResettingUnreachable = { ...story("resetting.unreachable"), name: "resetting › unreachable" };
export const LinkInvalid = { ...story("linkInvalid"), name: "linkInvalid" };
export const Done = { ...story("done"), name: "done" };
