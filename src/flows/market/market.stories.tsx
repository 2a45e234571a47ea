// Written by `npm run generate` from machines/market/market.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "../../../workshop/stories/path-stories.tsx";
import { marketStage } from "./market.stage.tsx";

export default { title: "Flows/Market" } satisfies Meta;

const { story, freePlay } = pathStories(marketStage);

export const FreePlay = freePlay;

export const Settled = { ...story("settled"), name: "settled" };
export const Comparing = { ...story("comparing"), name: "comparing" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const Remembering = { ...story("remembering"), name: "remembering" };
export const UnreachableComparison = { ...story("unreachable.comparison"), name: "unreachable › comparison" };
export const UnreachableMemory = { ...story("unreachable.memory"), name: "unreachable › memory" };
export const Reloading = { ...story("reloading"), name: "reloading" };
