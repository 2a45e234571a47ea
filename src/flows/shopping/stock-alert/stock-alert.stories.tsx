// Written by `npm run generate` from machines/shopping/stock-alert/stock-alert.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { stockAlertPaths } from "#machines/shopping/stock-alert/stock-alert.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { StockAlertContent } from "./stock-alert.flow.tsx";

export default {
  title: "Buying/Waiting for what is sold out",
  id: "flows-stock-alert",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(stockAlertPaths, StockAlertContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenInvalid = { ...story("open.invalid"), name: "open › invalid", tags: ["refusal"] };
export const OpenTooManyRequests = {
  ...story("open.tooManyRequests"),
  name: "open › too many requests",
  tags: ["refusal"],
};
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Mailed = { ...story("mailed"), name: "mailed" };
export const NotNeeded = { ...story("notNeeded"), name: "not needed" };
export const InStock = { ...story("inStock"), name: "in stock", tags: ["refusal"] };
export const NotFound = { ...story("notFound"), name: "not found", tags: ["refusal"] };
