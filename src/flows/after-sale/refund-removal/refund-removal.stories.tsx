// Written by `npm run generate` from machines/after-sale/refund-removal/refund-removal.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { refundRemovalStage } from "./refund-removal.stage.tsx";

export default { title: "Flows/Refund removal" } satisfies Meta;

const { story, freePlay } = pathStories(refundRemovalStage);

export const FreePlay = freePlay;

export const Offered = { ...story("offered"), name: "offered" };
export const Confirming = { ...story("confirming"), name: "confirming" };
export const DeletingAsking = { ...story("deleting.asking"), name: "deleting › asking" };
export const DeletingUnreachable = { ...story("deleting.unreachable"), name: "deleting › unreachable" };
export const NotDraft = { ...story("notDraft"), name: "notDraft" };
export const Unforeseen = { ...story("unforeseen"), name: "unforeseen" };
export const Deleted = { ...story("deleted"), name: "deleted" };
