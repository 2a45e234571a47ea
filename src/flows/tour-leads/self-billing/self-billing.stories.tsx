// Written by `npm run generate` from machines/tour-leads/self-billing/self-billing.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { selfBillingStage } from "./self-billing.stage.tsx";

export default {
  title: "Tour leads/Agreeing to self-billing",
  id: "flows-self-billing",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(selfBillingStage);

export const FreePlay = freePlay;

export const OfferedResting = { ...story("offered.resting"), name: "offered › resting" };
export const OfferedEnded = { ...story("offered.ended"), name: "offered › ended" };
export const AgreedResting = { ...story("agreed.resting"), name: "agreed › resting" };
export const AgreedKept = { ...story("agreed.kept"), name: "agreed › kept" };
export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingWrong = { ...story("typing.wrong"), name: "typing › wrong", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const KeepingAsking = { ...story("keeping.asking"), name: "keeping › asking" };
export const KeepingUnreachable = { ...story("keeping.unreachable"), name: "keeping › unreachable" };
export const EndingAsking = { ...story("ending.asking"), name: "ending › asking" };
export const EndingUnreachable = { ...story("ending.unreachable"), name: "ending › unreachable" };
export const EndingUnforeseen = { ...story("ending.unforeseen"), name: "ending › unforeseen" };
export const NotAllowed = { ...story("notAllowed"), name: "not allowed", tags: ["refusal"] };
