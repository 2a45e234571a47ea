// Written by `npm run generate` from machines/administration/payout-marking/payout-marking.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { payoutMarkingStage } from "./payout-marking.stage.tsx";

export default { title: "Flows/Payout marking" } satisfies Meta;

const { story, freePlay } = pathStories(payoutMarkingStage);

export const FreePlay = freePlay;

export const ChoosingLooking = { ...story("choosing.looking"), name: "choosing › looking" };
export const ChoosingUnforeseen = { ...story("choosing.unforeseen"), name: "choosing › unforeseen" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const MarkingAsking = { ...story("marking.asking"), name: "marking › asking" };
export const MarkingUnreachable = { ...story("marking.unreachable"), name: "marking › unreachable" };
export const Marked = { ...story("marked"), name: "marked" };
export const Overtaken = { ...story("overtaken"), name: "overtaken" };
export const OwnCase = { ...story("ownCase"), name: "ownCase" };
export const NotAllowed = { ...story("notAllowed"), name: "notAllowed" };
