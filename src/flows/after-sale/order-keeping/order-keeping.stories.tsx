// Written by `npm run generate` from machines/after-sale/order-keeping/order-keeping.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { orderKeepingStage } from "./order-keeping.stage.tsx";

export default {
  title: "After the sale/Keeping a guest’s order",
  id: "flows-order-keeping",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(orderKeepingStage);

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenTooManyRequests = {
  ...story("open.tooManyRequests"),
  name: "open › too many requests",
  tags: ["refusal"],
};
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Asked = { ...story("asked"), name: "asked" };
export const Kept = { ...story("kept"), name: "kept" };
export const TokenInvalid = { ...story("tokenInvalid"), name: "token invalid", tags: ["refusal"] };
export const TokenExpired = { ...story("tokenExpired"), name: "token expired", tags: ["refusal"] };
export const GuestTokenExpired = {
  ...story("guestTokenExpired"),
  name: "guest token expired",
  tags: ["refusal"],
};
