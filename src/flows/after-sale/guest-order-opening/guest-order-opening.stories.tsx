// Written by `npm run generate` from machines/after-sale/guest-order-opening/guest-order-opening.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { guestOrderOpeningStage } from "./guest-order-opening.stage.tsx";

export default {
  title: "After the sale/Opening a guest’s order",
  id: "flows-guest-order-opening",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(guestOrderOpeningStage);

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Opened = { ...story("opened"), name: "opened" };
export const TokenInvalid = { ...story("tokenInvalid"), name: "token invalid", tags: ["refusal"] };
export const TokenExpired = { ...story("tokenExpired"), name: "token expired", tags: ["refusal"] };
export const OrderKept = { ...story("orderKept"), name: "order kept", tags: ["refusal"] };
