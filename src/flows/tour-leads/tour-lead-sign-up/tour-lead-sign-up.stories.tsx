// Written by `npm run generate` from machines/tour-leads/tour-lead-sign-up/tour-lead-sign-up.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { tourLeadSignUpStage } from "./tour-lead-sign-up.stage.tsx";

export default {
  title: "Tour leads/Signing up as a tour lead",
  id: "flows-tour-lead-sign-up",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(tourLeadSignUpStage);

export const FreePlay = freePlay;

export const LoadingAsking = { ...story("loading.asking"), name: "loading › asking" };
export const LoadingUnreachable = { ...story("loading.unreachable"), name: "loading › unreachable" };
export const LoadingTooMany = { ...story("loading.tooMany"), name: "loading › too many", tags: ["refusal"] };
export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingNameRefused = {
  ...story("typing.nameRefused"),
  name: "typing › name refused",
  tags: ["refusal"],
};
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › too many", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const SendingUploading = { ...story("sending.uploading"), name: "sending › uploading" };
export const SendingStuck = { ...story("sending.stuck"), name: "sending › stuck" };
export const SendingAsking = { ...story("sending.asking"), name: "sending › asking" };
export const SendingUnreachable = { ...story("sending.unreachable"), name: "sending › unreachable" };
export const SignedUpPasswordMailed = {
  ...story("signedUp.passwordMailed"),
  name: "signed up › password mailed",
};
export const SignedUpAccountKept = { ...story("signedUp.accountKept"), name: "signed up › account kept" };
export const TokenInvalid = { ...story("tokenInvalid"), name: "token invalid", tags: ["refusal"] };
export const Unforeseen = { ...story("unforeseen"), name: "unforeseen" };
