// Written by `npm run generate` from machines/account/password-recovery/password-recovery.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { passwordRecoveryStage } from "./password-recovery.stage.tsx";

export default {
  title: "Account/Asking for a new password",
  id: "flows-password-recovery",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(passwordRecoveryStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingAskedRecently = {
  ...story("typing.askedRecently"),
  name: "typing › asked recently",
  tags: ["refusal"],
};
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › too many", tags: ["refusal"] };
export const TypingIncorrect = {
  ...story("typing.incorrect"),
  name: "typing › incorrect",
  tags: ["refusal"],
};
export const TypingUnproven = { ...story("typing.unproven"), name: "typing › unproven", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const AskingProving = { ...story("asking.proving"), name: "asking › proving" };
export const AskingRecovering = { ...story("asking.recovering"), name: "asking › recovering" };
export const AskingUnreachable = { ...story("asking.unreachable"), name: "asking › unreachable" };
export const Sent = { ...story("sent"), name: "sent" };
