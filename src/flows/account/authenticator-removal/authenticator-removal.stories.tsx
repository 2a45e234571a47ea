// Written by `npm run generate` from machines/account/authenticator-removal/authenticator-removal.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { authenticatorRemovalStage } from "./authenticator-removal.stage.tsx";

export default {
  title: "Account/Removing a passkey or an app",
  id: "flows-authenticator-removal",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(authenticatorRemovalStage);

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenRemoved = { ...story("open.removed"), name: "open › removed" };
export const OpenLastSecondFactor = {
  ...story("open.lastSecondFactor"),
  name: "open › last second factor",
  tags: ["refusal"],
};
export const OpenNotFound = { ...story("open.notFound"), name: "open › not found", tags: ["refusal"] };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
