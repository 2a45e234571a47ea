// Written by `npm run generate` from machines/shopping/stock-alert-link/stock-alert-link.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { stockAlertLinkStage } from "./stock-alert-link.stage.tsx";

export default {
  title: "Buying/Confirming or deleting stock alerts",
  id: "flows-stock-alert-link",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(stockAlertLinkStage);

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Confirmed = { ...story("confirmed"), name: "confirmed" };
export const Deleted = { ...story("deleted"), name: "deleted" };
export const TokenInvalid = { ...story("tokenInvalid"), name: "token invalid", tags: ["refusal"] };
export const TokenExpired = { ...story("tokenExpired"), name: "token expired", tags: ["refusal"] };
