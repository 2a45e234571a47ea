// Written by `npm run generate` from machines/cart/cart.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "../../../workshop/stories/path-stories.tsx";
import { cartStage } from "./cart.stage.tsx";

export default { title: "Flows/Cart" } satisfies Meta;

const { story, freePlay } = pathStories(cartStage);

export const FreePlay = freePlay;

export const LinesWaiting = { ...story("lines.waiting"), name: "lines › waiting" };
export const LinesVisitorReading = { ...story("lines.visitor.reading"), name: "lines › visitor › reading" };
export const LinesVisitorIdle = { ...story("lines.visitor.idle"), name: "lines › visitor › idle" };
export const LinesVisitorRefused = { ...story("lines.visitor.refused"), name: "lines › visitor › refused" };
export const LinesCustomerReadingLocal = {
  ...story("lines.customer.readingLocal"),
  name: "lines › customer › readingLocal",
};
export const LinesCustomerMerging = {
  ...story("lines.customer.merging"),
  name: "lines › customer › merging",
};
export const LinesCustomerNotMerged = {
  ...story("lines.customer.notMerged"),
  name: "lines › customer › notMerged",
};
export const LinesCustomerIdle = { ...story("lines.customer.idle"), name: "lines › customer › idle" };
export const LinesCustomerChanging = {
  ...story("lines.customer.changing"),
  name: "lines › customer › changing",
};
export const LinesCustomerRefusedMaximum = {
  ...story("lines.customer.refused.maximum"),
  name: "lines › customer › refused › maximum",
};
export const LinesCustomerRefusedUnavailable = {
  ...story("lines.customer.refused.unavailable"),
  name: "lines › customer › refused › unavailable",
};
export const LinesCustomerRefusedClamped = {
  ...story("lines.customer.refused.clamped"),
  name: "lines › customer › refused › clamped",
};
export const LinesCustomerUnreachable = {
  ...story("lines.customer.unreachable"),
  name: "lines › customer › unreachable",
};
export const DropdownClosed = { ...story("dropdown.closed"), name: "dropdown › closed" };
export const DropdownPeeking = { ...story("dropdown.peeking"), name: "dropdown › peeking" };
export const DropdownOpen = { ...story("dropdown.open"), name: "dropdown › open" };
export const DropdownDisabled = { ...story("dropdown.disabled"), name: "dropdown › disabled" };
