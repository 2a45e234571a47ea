// Written by `npm run generate` from machines/shop/shop.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "../../../workshop/stories/path-stories.tsx";
import { shopStage } from "./shop.stage.tsx";

export default { title: "Flows/Shop" } satisfies Meta;

const { story, freePlay } = pathStories(shopStage);

export const FreePlay = freePlay;

export const GateClosedWaiting = { ...story("gate.closed.waiting"), name: "gate › closed › waiting" };
export const GateClosedWrongWord = { ...story("gate.closed.wrongWord"), name: "gate › closed › wrongWord" };
export const GateClosedUnreachable = {
  ...story("gate.closed.unreachable"),
  name: "gate › closed › unreachable",
};
export const GateEntering = { ...story("gate.entering"), name: "gate › entering" };
export const GateOpen = { ...story("gate.open"), name: "gate › open" };
export const TroubleQuiet = { ...story("trouble.quiet"), name: "trouble › quiet" };
export const TroubleServerError = { ...story("trouble.serverError"), name: "trouble › serverError" };
export const TroubleStaleChunk = { ...story("trouble.staleChunk"), name: "trouble › staleChunk" };
export const TroubleReloading = { ...story("trouble.reloading"), name: "trouble › reloading" };
