// Written by `npm run generate` from machines/account/account-deletion/account-deletion.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { accountDeletionPaths } from "#machines/account/account-deletion/account-deletion.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { AccountDeletionContent } from "./account-deletion.flow.tsx";

export default {
  title: "Account/Deleting the account",
  id: "flows-account-deletion",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(accountDeletionPaths, AccountDeletionContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenIncorrectPassword = {
  ...story("open.incorrectPassword"),
  name: "open › incorrect password",
  tags: ["refusal"],
};
export const OpenStillOpen = { ...story("open.stillOpen"), name: "open › still open", tags: ["refusal"] };
export const OpenCommissionDebt = {
  ...story("open.commissionDebt"),
  name: "open › commission debt",
  tags: ["refusal"],
};
export const OpenLastAdministrator = {
  ...story("open.lastAdministrator"),
  name: "open › last administrator",
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
export const Deleted = { ...story("deleted"), name: "deleted" };
