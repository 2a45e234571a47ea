// Written by `npm run generate` from machines/account/open-sessions/open-sessions.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { openSessionsStage } from "./open-sessions.stage.tsx";

export default {
  title: "Account/Ending other log-ins",
  id: "flows-open-sessions",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(openSessionsStage);

export const FreePlay = freePlay;

export const LookingReading = { ...story("looking.reading"), name: "looking › reading" };
export const LookingEnded = { ...story("looking.ended"), name: "looking › ended" };
export const LookingOthersEnded = { ...story("looking.othersEnded"), name: "looking › others ended" };
export const LookingGone = { ...story("looking.gone"), name: "looking › gone", tags: ["refusal"] };
export const LookingUnforeseen = { ...story("looking.unforeseen"), name: "looking › unforeseen" };
export const EndingOneAsking = { ...story("endingOne.asking"), name: "ending one › asking" };
export const EndingOneUnreachable = { ...story("endingOne.unreachable"), name: "ending one › unreachable" };
export const EndingOthersAsking = { ...story("endingOthers.asking"), name: "ending others › asking" };
export const EndingOthersUnreachable = {
  ...story("endingOthers.unreachable"),
  name: "ending others › unreachable",
};
