// Written by `npm run generate` from machines/administration/tour-lead-invitation/tour-lead-invitation.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { tourLeadInvitationStage } from "./tour-lead-invitation.stage.tsx";

export default { title: "Flows/Tour lead invitation" } satisfies Meta;

const { story, freePlay } = pathStories(tourLeadInvitationStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingInvited = { ...story("typing.invited"), name: "typing › invited" };
export const TypingEmailRefused = { ...story("typing.emailRefused"), name: "typing › emailRefused" };
export const TypingAlreadyRegistered = {
  ...story("typing.alreadyRegistered"),
  name: "typing › alreadyRegistered",
};
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › tooMany" };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const SendingAsking = { ...story("sending.asking"), name: "sending › asking" };
export const SendingUnreachable = { ...story("sending.unreachable"), name: "sending › unreachable" };
