// Written by `npm run generate` from machines/shopping/search/search.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { searchStage } from "./search.stage.tsx";

export default { title: "Buying/Searching", id: "flows-search", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(searchStage);

export const FreePlay = freePlay;

export const Closed = { ...story("closed"), name: "closed" };
export const OpenOffering = { ...story("open.offering"), name: "open › offering" };
export const OpenOffered = { ...story("open.offered"), name: "open › offered" };
export const OpenBare = { ...story("open.bare"), name: "open › bare" };
export const OpenPausing = { ...story("open.pausing"), name: "open › pausing" };
export const OpenAsking = { ...story("open.asking"), name: "open › asking" };
export const OpenFound = { ...story("open.found"), name: "open › found" };
export const OpenNothing = { ...story("open.nothing"), name: "open › nothing" };
export const OpenFailed = { ...story("open.failed"), name: "open › failed" };
