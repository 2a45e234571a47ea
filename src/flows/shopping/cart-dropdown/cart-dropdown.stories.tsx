// Written by `npm run generate` from machines/shopping/cart-dropdown/cart-dropdown.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { cartDropdownStage } from "./cart-dropdown.stage.tsx";

export default {
  title: "Buying/The cart in the header",
  id: "flows-cart-dropdown",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(cartDropdownStage);

export const FreePlay = freePlay;

export const Closed = { ...story("closed"), name: "closed" };
export const Peeking = { ...story("peeking"), name: "peeking" };
export const Open = { ...story("open"), name: "open" };
export const Disabled = { ...story("disabled"), name: "disabled" };
