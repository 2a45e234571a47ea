// Written by `npm run generate` from machines/after-sale/guest-order-link/guest-order-link.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { guestOrderLinkStage } from "./guest-order-link.stage.tsx";

export default {
  title: "After the sale/Asking for the link to a guest’s order",
  id: "flows-guest-order-link",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(guestOrderLinkStage);

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
export const Sent = { ...story("sent"), name: "sent" };
