// Written by `npm run generate` from machines/administration/payment-issue/payment-issue.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { paymentIssuePaths } from "#machines/administration/payment-issue/payment-issue.paths.ts";
import { defaultStage } from "#workshop/stories/default-stage.tsx";
import { PaymentIssueContent } from "./payment-issue.flow.tsx";

export default {
  title: "Administration/Looking into a payment",
  id: "flows-payment-issue",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(defaultStage(paymentIssuePaths, PaymentIssueContent));

export const FreePlay = freePlay;

export const OpenIdle = { ...story("open.idle"), name: "open › idle" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SubmittingPending = { ...story("submitting.pending"), name: "submitting › pending" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Closed = { ...story("closed"), name: "closed" };
export const OwnCase = { ...story("ownCase"), name: "own case", tags: ["refusal"] };
export const AdministratorsOnly = {
  ...story("administratorsOnly"),
  name: "administrators only",
  tags: ["refusal"],
};
