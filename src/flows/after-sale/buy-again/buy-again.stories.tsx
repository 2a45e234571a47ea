// Written by `npm run generate` from machines/after-sale/buy-again/buy-again.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { buyAgainStage } from "./buy-again.stage.tsx";

export default { title: "After the sale/Buying again", id: "flows-buy-again", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(buyAgainStage);

export const FreePlay = freePlay;

export const Offered = { ...story("offered"), name: "offered" };
export const AddingAsking = { ...story("adding.asking"), name: "adding › asking" };
export const Unanswered = { ...story("unanswered"), name: "unanswered", tags: ["refusal"] };
export const InCart = { ...story("inCart"), name: "in cart" };
export const NothingAdded = { ...story("nothingAdded"), name: "nothing added", tags: ["refusal"] };
