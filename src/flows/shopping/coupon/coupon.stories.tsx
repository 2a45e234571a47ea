// Written by `npm run generate` from machines/shopping/coupon/coupon.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { couponPaths } from "#machines/shopping/coupon/coupon.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { CouponContent } from "./coupon.flow.tsx";

export default { title: "Buying/Discount code", id: "flows-coupon", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(couponPaths, CouponContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenAccepted = { ...story("open.accepted"), name: "open › accepted" };
export const OpenUnknown = { ...story("open.unknown"), name: "open › unknown" };
export const OpenNotStarted = { ...story("open.notStarted"), name: "open › not started" };
export const OpenEnded = { ...story("open.ended"), name: "open › ended" };
export const OpenUsedUp = { ...story("open.usedUp"), name: "open › used up" };
export const OpenUsedByCustomer = { ...story("open.usedByCustomer"), name: "open › used by customer" };
export const OpenFirstOrderOnly = { ...story("open.firstOrderOnly"), name: "open › first order only" };
export const OpenInvalid = { ...story("open.invalid"), name: "open › invalid", tags: ["refusal"] };
export const OpenTooManyCodes = { ...story("open.tooManyCodes"), name: "open › too many codes" };
export const OpenTooManyRequests = {
  ...story("open.tooManyRequests"),
  name: "open › too many requests",
  tags: ["refusal"],
};
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
