// Written by `npm run generate` from machines/shell/navigation/navigation.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { navigationStage } from "./navigation.stage.tsx";

export default {
  title: "On every page/Going to another page",
  id: "flows-navigation",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(navigationStage);

export const FreePlay = freePlay;

export const Idle = { ...story("idle"), name: "idle" };
export const LoadingAskingUnnoticed = {
  ...story("loading.asking.unnoticed"),
  name: "loading › asking › unnoticed",
};
export const LoadingAskingShown = { ...story("loading.asking.shown"), name: "loading › asking › shown" };
export const LoadingUnreachableWaiting = {
  ...story("loading.unreachable.waiting"),
  name: "loading › unreachable › waiting",
};
export const LoadingUnreachableTrying = {
  ...story("loading.unreachable.trying"),
  name: "loading › unreachable › trying",
};
export const NewVersion = { ...story("newVersion"), name: "new version" };
export const Leaving = { ...story("leaving"), name: "leaving" };
