// Written by `npm run generate` from machines/account/passkey/passkey.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { passkeyStage } from "./passkey.stage.tsx";

export default {
  title: "Account/Logging in with a passkey",
  id: "flows-passkey",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(passkeyStage);

export const FreePlay = freePlay;

export const OfferedLooking = { ...story("offered.looking"), name: "offered › looking" };
export const OfferedCancelled = { ...story("offered.cancelled"), name: "offered › cancelled" };
export const OfferedUnsupported = { ...story("offered.unsupported"), name: "offered › unsupported" };
export const OfferedNotAccepted = {
  ...story("offered.notAccepted"),
  name: "offered › not accepted",
  tags: ["refusal"],
};
export const OfferedInactive = {
  ...story("offered.inactive"),
  name: "offered › inactive",
  tags: ["refusal"],
};
export const OfferedTooMany = { ...story("offered.tooMany"), name: "offered › too many", tags: ["refusal"] };
export const OfferedUnforeseen = { ...story("offered.unforeseen"), name: "offered › unforeseen" };
export const UsingAsking = { ...story("using.asking"), name: "using › asking" };
export const UsingUnreachable = { ...story("using.unreachable"), name: "using › unreachable" };
export const LoggedIn = { ...story("loggedIn"), name: "logged in" };
