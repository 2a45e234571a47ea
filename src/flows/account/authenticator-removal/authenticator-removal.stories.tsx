// Written by `npm run generate` from machines/account/authenticator-removal/authenticator-removal.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { authenticatorRemovalStage } from "./authenticator-removal.stage.tsx";

export default { title: "Flows/Authenticator removal" } satisfies Meta;

const { story, freePlay } = pathStories(authenticatorRemovalStage);

export const FreePlay = freePlay;

export const LookingReading = { ...story("looking.reading"), name: "looking › reading" };
export const LookingRemoved = { ...story("looking.removed"), name: "looking › removed" };
export const LookingLast = { ...story("looking.last"), name: "looking › last" };
export const LookingGone = { ...story("looking.gone"), name: "looking › gone" };
export const LookingUnforeseen = { ...story("looking.unforeseen"), name: "looking › unforeseen" };
export const RemovingAsking = { ...story("removing.asking"), name: "removing › asking" };
export const RemovingUnreachable = { ...story("removing.unreachable"), name: "removing › unreachable" };
