// Written by `npm run generate` from machines/administration/payment-issue/payment-issue.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { paymentIssueStage } from "./payment-issue.stage.tsx";

export default { title: "Flows/Payment issue" } satisfies Meta;

const { story, freePlay } = pathStories(paymentIssueStage);

export const FreePlay = freePlay;

export const OpenLooking = { ...story("open.looking"), name: "open › looking" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const ClosingAsking = { ...story("closing.asking"), name: "closing › asking" };
export const ClosingUnreachable = { ...story("closing.unreachable"), name: "closing › unreachable" };
export const Closed = { ...story("closed"), name: "closed" };
export const OwnCase = { ...story("ownCase"), name: "ownCase" };
export const NotAllowed = { ...story("notAllowed"), name: "notAllowed" };
