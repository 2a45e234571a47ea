// Written by `npm run generate` from machines/administration/tour-lead-activation/tour-lead-activation.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { tourLeadActivationStage } from "./tour-lead-activation.stage.tsx";

export default {
  title: "Administration/Activating a tour lead",
  id: "flows-tour-lead-activation",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(tourLeadActivationStage);

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Active = { ...story("active"), name: "active" };
export const NotRegistered = { ...story("notRegistered"), name: "not registered", tags: ["refusal"] };
export const MembershipEnded = { ...story("membershipEnded"), name: "membership ended", tags: ["refusal"] };
export const NotFound = { ...story("notFound"), name: "not found", tags: ["refusal"] };
export const OwnCase = { ...story("ownCase"), name: "own case", tags: ["refusal"] };
