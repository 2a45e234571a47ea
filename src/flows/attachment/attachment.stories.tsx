// Written by `npm run generate` from machines/attachment/attachment.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "../../../workshop/stories/path-stories.tsx";
import { attachmentStage } from "./attachment.stage.tsx";

export default { title: "Flows/Attachment" } satisfies Meta;

const { story, freePlay } = pathStories(attachmentStage);

export const FreePlay = freePlay;

export const WritingEditing = { ...story("writing.editing"), name: "writing › editing" };
export const WritingRefused = { ...story("writing.refused"), name: "writing › refused" };
export const WritingUnforeseen = { ...story("writing.unforeseen"), name: "writing › unforeseen" };
export const SubmittingAsking = { ...story("submitting.asking"), name: "submitting › asking" };
export const SubmittingUnreachable = { ...story("submitting.unreachable"), name: "submitting › unreachable" };
export const Accepted = { ...story("accepted"), name: "accepted" };
