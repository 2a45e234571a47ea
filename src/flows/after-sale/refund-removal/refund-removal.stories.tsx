// Written by `npm run generate` from machines/after-sale/refund-removal/refund-removal.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { refundRemovalPaths } from "#machines/after-sale/refund-removal/refund-removal.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { RefundRemovalContent } from "./refund-removal.flow.tsx";

export default {
  title: "After the sale/Deleting a refund's draft",
  id: "flows-refund-removal",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(refundRemovalPaths, RefundRemovalContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Deleted = { ...story("deleted"), name: "deleted" };
export const RefundNotDraft = { ...story("refundNotDraft"), name: "refund not draft", tags: ["refusal"] };
export const Unforeseen = { ...story("unforeseen"), name: "unforeseen" };
