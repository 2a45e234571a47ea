// Written by `npm run generate` from machines/administration/stock-change/stock-change.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { stockChangePaths } from "#machines/administration/stock-change/stock-change.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { StockChangeContent } from "./stock-change.flow.tsx";

export default {
  title: "Administration/Receiving and counting stock",
  id: "flows-stock-change",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(stockChangePaths, StockChangeContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenNoQuantity = { ...story("open.noQuantity"), name: "open › no quantity" };
export const OpenUnlikely = { ...story("open.unlikely"), name: "open › unlikely" };
export const OpenChanged = { ...story("open.changed"), name: "open › changed" };
export const OpenStockChanged = {
  ...story("open.stockChanged"),
  name: "open › stock changed",
  tags: ["refusal"],
};
export const OpenNotOnHand = { ...story("open.notOnHand"), name: "open › not on hand", tags: ["refusal"] };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const NotFound = { ...story("notFound"), name: "not found", tags: ["refusal"] };
export const AdministratorsOnly = {
  ...story("administratorsOnly"),
  name: "administrators only",
  tags: ["refusal"],
};
