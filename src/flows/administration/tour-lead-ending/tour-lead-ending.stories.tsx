// Written by `npm run generate` from machines/administration/tour-lead-ending/tour-lead-ending.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { tourLeadEndingStage } from "./tour-lead-ending.stage.tsx";

export default {
  title: "Administration/Ending a tour lead's membership",
  id: "flows-tour-lead-ending",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(tourLeadEndingStage);

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Ended = { ...story("ended"), name: "ended" };
export const NotFound = { ...story("notFound"), name: "not found", tags: ["refusal"] };
export const OwnCase = { ...story("ownCase"), name: "own case", tags: ["refusal"] };
export const AdministratorsOnly = {
  ...story("administratorsOnly"),
  name: "administrators only",
  tags: ["refusal"],
};
