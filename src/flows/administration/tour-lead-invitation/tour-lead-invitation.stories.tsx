// Written by `npm run generate` from machines/administration/tour-lead-invitation/tour-lead-invitation.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { tourLeadInvitationPaths } from "#machines/administration/tour-lead-invitation/tour-lead-invitation.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { TourLeadInvitationContent } from "./tour-lead-invitation.flow.tsx";

export default {
  title: "Administration/Inviting a tour lead",
  id: "flows-tour-lead-invitation",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(tourLeadInvitationPaths, TourLeadInvitationContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenInvited = { ...story("open.invited"), name: "open › invited" };
export const OpenInvalid = { ...story("open.invalid"), name: "open › invalid", tags: ["refusal"] };
export const OpenAlreadyRegistered = {
  ...story("open.alreadyRegistered"),
  name: "open › already registered",
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
