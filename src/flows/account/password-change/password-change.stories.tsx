// Written by `npm run generate` from machines/account/password-change/password-change.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { passwordChangePaths } from "#machines/account/password-change/password-change.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { PasswordChangeContent } from "./password-change.flow.tsx";

export default {
  title: "Account/Changing the password",
  id: "flows-password-change",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(passwordChangePaths, PasswordChangeContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenDifferent = { ...story("open.different"), name: "open › different" };
export const OpenChanged = { ...story("open.changed"), name: "open › changed" };
export const OpenIncorrectPassword = {
  ...story("open.incorrectPassword"),
  name: "open › incorrect password",
  tags: ["refusal"],
};
export const OpenPasswordWeak = {
  ...story("open.passwordWeak"),
  name: "open › password weak",
  tags: ["refusal"],
};
export const OpenPasswordCommon = {
  ...story("open.passwordCommon"),
  name: "open › password common",
  tags: ["refusal"],
};
export const OpenPasswordPersonal = {
  ...story("open.passwordPersonal"),
  name: "open › password personal",
  tags: ["refusal"],
};
export const OpenTooManyRequests = {
  ...story("open.tooManyRequests"),
  name: "open › too many requests",
  tags: ["refusal"],
};
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
