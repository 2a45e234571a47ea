// Written by `npm run generate` from machines/shopping/guest/guest.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { guestStage } from "./guest.stage.tsx";

export default { title: "Buying/Ordering as a guest", id: "flows-guest", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(guestStage);

export const FreePlay = freePlay;

export const Arriving = { ...story("arriving"), name: "arriving" };
export const Guest = { ...story("guest"), name: "guest" };
export const Customer = { ...story("customer"), name: "customer" };
export const LoggingInAsking = { ...story("loggingIn.asking"), name: "logging in › asking" };
export const LoggingInConfirmEmailFirst = {
  ...story("loggingIn.confirmEmailFirst"),
  name: "logging in › confirm email first",
};
