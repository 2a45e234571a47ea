// Written by `npm run generate` from machines/administration/failed-mail/failed-mail.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { failedMailPaths } from "#machines/administration/failed-mail/failed-mail.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { FailedMailContent } from "./failed-mail.flow.tsx";

export default {
  title: "Administration/Sending a failed email again",
  id: "flows-failed-mail",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(failedMailPaths, FailedMailContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Queued = { ...story("queued"), name: "queued" };
export const NotFound = { ...story("notFound"), name: "not found", tags: ["refusal"] };
export const AdministratorsOnly = {
  ...story("administratorsOnly"),
  name: "administrators only",
  tags: ["refusal"],
};
