// Written by `npm run generate` from machines/tour-leads/tour-lead-activation/tour-lead-activation.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { tourLeadActivationStage } from "./tour-lead-activation.stage.tsx";

export default { title: "Flows/Tour lead activation" } satisfies Meta;

const { story, freePlay } = pathStories(tourLeadActivationStage);

export const FreePlay = freePlay;

export const WaitingQuiet = { ...story("waiting.quiet"), name: "waiting › quiet" };
export const WaitingUnforeseen = { ...story("waiting.unforeseen"), name: "waiting › unforeseen" };
export const ActivatingAsking = { ...story("activating.asking"), name: "activating › asking" };
export const ActivatingUnreachable = { ...story("activating.unreachable"), name: "activating › unreachable" };
export const Active = { ...story("active"), name: "active" };
export const NotRegistered = { ...story("notRegistered"), name: "notRegistered" };
export const Ended = { ...story("ended"), name: "ended" };
export const Gone = { ...story("gone"), name: "gone" };
export const OwnCase = { ...story("ownCase"), name: "ownCase" };
