// Written by `npm run generate` from machines/administration/fulfilment/fulfilment.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { fulfilmentStage } from "./fulfilment.stage.tsx";

export default {
  title: "Administration/Shipping an order",
  id: "flows-fulfilment",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(fulfilmentStage);

export const FreePlay = freePlay;

export const WritingLooking = { ...story("writing.looking"), name: "writing › looking" };
export const WritingNoItems = { ...story("writing.noItems"), name: "writing › no items" };
export const WritingNoCarrier = { ...story("writing.noCarrier"), name: "writing › no carrier" };
export const WritingBadLink = { ...story("writing.badLink"), name: "writing › bad link" };
export const WritingUnforeseen = { ...story("writing.unforeseen"), name: "writing › unforeseen" };
export const ShippingAsking = { ...story("shipping.asking"), name: "shipping › asking" };
export const ShippingUnreachable = { ...story("shipping.unreachable"), name: "shipping › unreachable" };
export const OnItsWay = { ...story("onItsWay"), name: "on its way" };
export const ConfirmingLooking = { ...story("confirming.looking"), name: "confirming › looking" };
export const ConfirmingUnforeseen = { ...story("confirming.unforeseen"), name: "confirming › unforeseen" };
export const DeliveringAsking = { ...story("delivering.asking"), name: "delivering › asking" };
export const DeliveringUnreachable = { ...story("delivering.unreachable"), name: "delivering › unreachable" };
export const Delivered = { ...story("delivered"), name: "delivered" };
export const NothingToDo = { ...story("nothingToDo"), name: "nothing to do" };
export const Overtaken = { ...story("overtaken"), name: "overtaken" };
export const Gone = { ...story("gone"), name: "gone", tags: ["refusal"] };
export const OwnCase = { ...story("ownCase"), name: "own case", tags: ["refusal"] };
export const NotAllowed = { ...story("notAllowed"), name: "not allowed", tags: ["refusal"] };
