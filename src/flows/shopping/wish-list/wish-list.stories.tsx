// Written by `npm run generate` from machines/shopping/wish-list/wish-list.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { wishListStage } from "./wish-list.stage.tsx";

export default { title: "Buying/Saving for later", id: "flows-wish-list", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(wishListStage);

export const FreePlay = freePlay;

export const ChoosingSettled = { ...story("choosing.settled"), name: "choosing › settled" };
export const ChoosingFull = { ...story("choosing.full"), name: "choosing › full", tags: ["refusal"] };
export const ChoosingGone = { ...story("choosing.gone"), name: "choosing › gone", tags: ["refusal"] };
export const ChoosingUnforeseen = { ...story("choosing.unforeseen"), name: "choosing › unforeseen" };
export const SavingAsking = { ...story("saving.asking"), name: "saving › asking" };
export const SavingUnreachable = { ...story("saving.unreachable"), name: "saving › unreachable" };
