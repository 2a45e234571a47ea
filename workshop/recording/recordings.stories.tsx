// Written by `npm run generate`: a story for each file of workshop/recordings.
import type { Meta } from "@storybook/react-vite";
import { dropHere, story } from "./recording-stories.tsx";

export default { title: "Recordings" } satisfies Meta;

export const DropHere = dropHere;
export const ToTheReview = { ...story("to-the-review.recording.json"), name: "to-the-review" };
