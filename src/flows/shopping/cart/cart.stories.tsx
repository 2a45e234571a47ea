// Written by `npm run generate` from machines/shopping/cart/cart.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { cartStage } from "./cart.stage.tsx";

export default { title: "Buying/Filling the cart", id: "flows-cart", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(cartStage);

export const FreePlay = freePlay;

export const Waiting = { ...story("waiting"), name: "waiting" };
export const VisitorReading = { ...story("visitor.reading"), name: "visitor › reading" };
export const VisitorIdle = { ...story("visitor.idle"), name: "visitor › idle" };
export const VisitorRefused = { ...story("visitor.refused"), name: "visitor › refused" };
export const CustomerReadingLocal = { ...story("customer.readingLocal"), name: "customer › reading local" };
export const CustomerMergingAsking = {
  ...story("customer.merging.asking"),
  name: "customer › merging › asking",
};
export const CustomerMergingUnreachable = {
  ...story("customer.merging.unreachable"),
  name: "customer › merging › unreachable",
};
export const CustomerMergingUnforeseen = {
  ...story("customer.merging.unforeseen"),
  name: "customer › merging › unforeseen",
};
export const CustomerRefusedMaximum = {
  ...story("customer.refused.maximum"),
  name: "customer › refused › maximum",
  tags: ["refusal"],
};
export const CustomerRefusedUnavailable = {
  ...story("customer.refused.unavailable"),
  name: "customer › refused › unavailable",
  tags: ["refusal"],
};
export const CustomerRefusedClamped = {
  ...story("customer.refused.clamped"),
  name: "customer › refused › clamped",
};
export const CustomerRefusedUnforeseen = {
  ...story("customer.refused.unforeseen"),
  name: "customer › refused › unforeseen",
};
export const CustomerIdle = { ...story("customer.idle"), name: "customer › idle" };
export const CustomerChangingAsking = {
  ...story("customer.changing.asking"),
  name: "customer › changing › asking",
};
export const CustomerChangingUnreachable = {
  ...story("customer.changing.unreachable"),
  name: "customer › changing › unreachable",
};
