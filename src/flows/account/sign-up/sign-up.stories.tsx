// Written by `npm run generate` from machines/account/sign-up/sign-up.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { signUpStage } from "./sign-up.stage.tsx";

export default { title: "Account/Signing up", id: "flows-sign-up", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(signUpStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingRegisteredAlready = {
  ...story("typing.registeredAlready"),
  name: "typing › registered already",
  tags: ["refusal"],
};
export const TypingWeakPassword = {
  ...story("typing.weakPassword"),
  name: "typing › weak password",
  tags: ["refusal"],
};
export const TypingCommonPassword = {
  ...story("typing.commonPassword"),
  name: "typing › common password",
  tags: ["refusal"],
};
export const TypingPersonalPassword = {
  ...story("typing.personalPassword"),
  name: "typing › personal password",
  tags: ["refusal"],
};
export const TypingIncorrect = {
  ...story("typing.incorrect"),
  name: "typing › incorrect",
  tags: ["refusal"],
};
export const TypingUnproven = { ...story("typing.unproven"), name: "typing › unproven", tags: ["refusal"] };
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › too many", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const SigningUpProvingAsking = {
  ...story("signingUp.proving.asking"),
  name: "signing up › proving › asking",
};
export const SigningUpProvingUnreachable = {
  ...story("signingUp.proving.unreachable"),
  name: "signing up › proving › unreachable",
};
export const SigningUpRegisteringAsking = {
  ...story("signingUp.registering.asking"),
  name: "signing up › registering › asking",
};
export const SigningUpRegisteringUnreachable = {
  ...story("signingUp.registering.unreachable"),
  name: "signing up › registering › unreachable",
};
export const RegisteredSettled = { ...story("registered.settled"), name: "registered › settled" };
export const RegisteredResending = { ...story("registered.resending"), name: "registered › resending" };
export const RegisteredResent = { ...story("registered.resent"), name: "registered › resent" };
export const RegisteredRefused = { ...story("registered.refused"), name: "registered › refused" };
export const RegisteredUnforeseen = { ...story("registered.unforeseen"), name: "registered › unforeseen" };
export const RegisteredUnreachable = { ...story("registered.unreachable"), name: "registered › unreachable" };
