// Written by `npm run generate` from machines/shell/market/market.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { marketStage } from "./market.stage.tsx";

export default {
  title: "On every page/Switching market and language",
  id: "flows-market",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(marketStage);

export const FreePlay = freePlay;

export const Settled = { ...story("settled"), name: "settled" };
export const ComparingAsking = { ...story("comparing.asking"), name: "comparing › asking" };
export const ComparingUnreachable = { ...story("comparing.unreachable"), name: "comparing › unreachable" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const RememberingAsking = { ...story("remembering.asking"), name: "remembering › asking" };
export const RememberingUnreachable = {
  ...story("remembering.unreachable"),
  name: "remembering › unreachable",
};
export const Unforeseen = { ...story("unforeseen"), name: "unforeseen" };
export const Reloading = { ...story("reloading"), name: "reloading" };
