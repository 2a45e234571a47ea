// Written by `npm run generate` from machines/administration/tour-lead-ending/tour-lead-ending.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { tourLeadEndingStage } from "./tour-lead-ending.stage.tsx";

export default { title: "Flows/Tour lead ending" } satisfies Meta;

const { story, freePlay } = pathStories(tourLeadEndingStage);

export const FreePlay = freePlay;

export const WaitingQuiet = { ...story("waiting.quiet"), name: "waiting › quiet" };
export const WaitingUnforeseen = { ...story("waiting.unforeseen"), name: "waiting › unforeseen" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const EndingAsking = { ...story("ending.asking"), name: "ending › asking" };
export const EndingUnreachable = { ...story("ending.unreachable"), name: "ending › unreachable" };
export const Ended = { ...story("ended"), name: "ended" };
export const Gone = { ...story("gone"), name: "gone" };
export const OwnCase = { ...story("ownCase"), name: "ownCase" };
export const NotAllowed = { ...story("notAllowed"), name: "notAllowed" };
