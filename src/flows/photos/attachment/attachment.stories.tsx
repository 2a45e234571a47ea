// Written by `npm run generate` from machines/photos/attachment/attachment.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { attachmentStage } from "./attachment.stage.tsx";

export default { title: "Photos/Adding a photo", id: "flows-attachment", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(attachmentStage);

export const FreePlay = freePlay;

export const ReadingAsking = { ...story("reading.asking"), name: "reading › asking" };
export const ReadingUnreachable = { ...story("reading.unreachable"), name: "reading › unreachable" };
export const Refused = { ...story("refused"), name: "refused" };
export const Ready = { ...story("ready"), name: "ready" };
export const WaitingWanted = { ...story("waiting.wanted"), name: "waiting › wanted" };
export const WaitingUnwanted = { ...story("waiting.unwanted"), name: "waiting › unwanted" };
export const UploadingWanted = { ...story("uploading.wanted"), name: "uploading › wanted" };
export const UploadingUnwanted = { ...story("uploading.unwanted"), name: "uploading › unwanted" };
export const StoppedWanted = { ...story("stopped.wanted"), name: "stopped › wanted" };
export const StoppedUnwanted = { ...story("stopped.unwanted"), name: "stopped › unwanted" };
export const FailedUnanswered = { ...story("failed.unanswered"), name: "failed › unanswered" };
export const FailedFull = { ...story("failed.full"), name: "failed › full", tags: ["refusal"] };
export const FailedRefused = { ...story("failed.refused"), name: "failed › refused", tags: ["refusal"] };
export const FailedUnforeseen = { ...story("failed.unforeseen"), name: "failed › unforeseen" };
export const UploadedResting = { ...story("uploaded.resting"), name: "uploaded › resting" };
export const UploadedNotDeleted = { ...story("uploaded.notDeleted"), name: "uploaded › not deleted" };
export const RemovingAsking = { ...story("removing.asking"), name: "removing › asking" };
export const RemovingUnreachable = { ...story("removing.unreachable"), name: "removing › unreachable" };
export const RemovingUnsettled = { ...story("removing.unsettled"), name: "removing › unsettled" };
export const Removed = { ...story("removed"), name: "removed", tags: ["refusal"] };
