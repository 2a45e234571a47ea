// Written by `npm run generate` from machines/shell/shop/shop.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { shopStage } from "./shop.stage.tsx";

export default { title: "On every page/The front door", id: "flows-shop", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(shopStage);

export const FreePlay = freePlay;

export const GateOutsideWaiting = { ...story("gate.outside.waiting"), name: "gate › outside › waiting" };
export const GateOutsideWrongWord = {
  ...story("gate.outside.wrongWord"),
  name: "gate › outside › wrong word",
};
export const GateOutsideTooMany = { ...story("gate.outside.tooMany"), name: "gate › outside › too many" };
export const GateOutsideUnforeseen = {
  ...story("gate.outside.unforeseen"),
  name: "gate › outside › unforeseen",
};
export const GateOutsideEnteringAsking = {
  ...story("gate.outside.entering.asking"),
  name: "gate › outside › entering › asking",
};
export const GateOutsideEnteringUnreachable = {
  ...story("gate.outside.entering.unreachable"),
  name: "gate › outside › entering › unreachable",
};
export const GateOpen = { ...story("gate.open"), name: "gate › open" };
export const TroubleQuiet = { ...story("trouble.quiet"), name: "trouble › quiet" };
export const TroubleServerError = { ...story("trouble.serverError"), name: "trouble › server error" };
