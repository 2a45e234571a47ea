// Written by `npm run generate` from machines/administration/failed-mail/failed-mail.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { failedMailStage } from "./failed-mail.stage.tsx";

export default { title: "Flows/Failed mail" } satisfies Meta;

const { story, freePlay } = pathStories(failedMailStage);

export const FreePlay = freePlay;

export const OpenLooking = { ...story("open.looking"), name: "open › looking" };
export const OpenUnforeseen = { ...story("open.unforeseen"), name: "open › unforeseen" };
export const SendingAsking = { ...story("sending.asking"), name: "sending › asking" };
export const SendingUnreachable = { ...story("sending.unreachable"), name: "sending › unreachable" };
export const Queued = { ...story("queued"), name: "queued" };
export const Gone = { ...story("gone"), name: "gone" };
export const NotAllowed = { ...story("notAllowed"), name: "notAllowed" };
