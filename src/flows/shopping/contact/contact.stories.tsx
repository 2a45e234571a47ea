// Written by `npm run generate` from machines/shopping/contact/contact.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { contactStage } from "./contact.stage.tsx";

export default { title: "Buying/Writing to the shop", id: "flows-contact", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(contactStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingRefused = { ...story("typing.refused"), name: "typing › refused", tags: ["refusal"] };
export const TypingUnproven = { ...story("typing.unproven"), name: "typing › unproven", tags: ["refusal"] };
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › too many", tags: ["refusal"] };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const SendingProving = { ...story("sending.proving"), name: "sending › proving" };
export const SendingAsking = { ...story("sending.asking"), name: "sending › asking" };
export const SendingUnreachable = { ...story("sending.unreachable"), name: "sending › unreachable" };
export const Sent = { ...story("sent"), name: "sent" };
