import { expect, test } from "vitest";
import { stateAfter } from "#machines/paths/replay.ts";
import { cartPaths } from "./cart.paths.ts";

const start = "at most five of a kind";
const visitor = ["is a visitor", "readLocalCart ✓ two ferns"];
const customer = ["is a customer", "readLocalCart ✓ nothing"];
const merging = ["is a customer", "readLocalCart ✓ two ferns"];
const adding = [...customer, "adds a fern"];
const changing = "customer.changing.asking";

test.each([
  [[], "waiting"],
  [["is a visitor"], "visitor.reading"],
  [["is a visitor", "is a customer"], "customer.readingLocal"],
  [["is a visitor", "readLocalCart ✗"], "visitor.idle"],
  [visitor, "visitor.idle"],
  [[...visitor, "is a customer"], "customer.merging.asking"],
  [["is a visitor", "readLocalCart ✓ nothing", "is a customer"], "customer.idle"],
  [[...visitor, "adds a fern"], "visitor.idle"],
  [[...visitor, "wants three ferns"], "visitor.idle"],
  [[...visitor, "adds a hundred ferns"], "visitor.refused"],
  [[...visitor, "adds a hundred ferns", "puts the notice away"], "visitor.idle"],
  [[...visitor, "adds a hundred ferns", "takes the fern out"], "visitor.idle"],
  [["adds a hundred ferns", "adds a fern", ...visitor], "visitor.refused"],
  [["is a customer"], "customer.readingLocal"],
  [["is a customer", "readLocalCart ✗"], "customer.idle"],
  [customer, "customer.idle"],
  [[...customer, "is a visitor"], "visitor.reading"],
  [merging, "customer.merging.asking"],
  [[...merging, "is a visitor"], "visitor.reading"],
  [[...merging, "mergeCart ✓ all taken over"], "customer.idle"],
  [[...merging, "mergeCart ✓ cut to the maximum"], "customer.refused.clamped"],
  [[...merging, "mergeCart ✓ a refusal nobody foresaw"], "customer.merging.unforeseen"],
  [[...merging, "mergeCart ✓ a refusal nobody foresaw", "puts the notice away"], "customer.idle"],
  [[...merging, "mergeCart ✗"], "customer.merging.unreachable"],
  [[...merging, "mergeCart ✗", "tries again"], "customer.merging.asking"],
  [[...merging, "mergeCart ✗", "puts the notice away"], "customer.idle"],
  [[...merging, "mergeCart ✗", "adds a fern", "puts the notice away"], changing],
  [adding, changing],
  [[...customer, "takes the fern out"], changing],
  [[...customer, "wants three ferns"], changing],
  [[...adding, "changeCart ✓ changed"], "customer.idle"],
  [[...customer, "takes the fern out", "changeCart ✓ changed"], "customer.idle"],
  [[...adding, "takes the fern out", "changeCart ✓ changed"], changing],
  [[...adding, "changeCart ✓ over the maximum"], "customer.refused.maximum"],
  [[...adding, "changeCart ✓ not sold any more"], "customer.refused.unavailable"],
  [[...adding, "changeCart ✓ a refusal nobody foresaw"], "customer.refused.unforeseen"],
  [[...adding, "changeCart ✓ over the maximum", "puts the notice away"], "customer.idle"],
  [[...adding, "changeCart ✓ over the maximum", "adds a fern"], changing],
  [
    [...adding, "adds a fern", "changeCart ✓ over the maximum", "changeCart ✓ changed"],
    "customer.refused.maximum",
  ],
  [
    [...adding, "takes the fern out", "changeCart ✓ over the maximum", "changeCart ✓ changed"],
    "customer.refused.maximum",
  ],
  [[...adding, "changeCart ✗"], "customer.changing.unreachable"],
  [[...adding, "changeCart ✗", "tries again"], changing],
  [[...adding, "changeCart ✗", "puts the notice away"], "customer.idle"],
  [
    [...adding, "adds a fern", "changeCart ✓ over the maximum", "changeCart ✗", "puts the notice away"],
    "customer.refused.maximum",
  ],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(cartPaths, start, steps)).toBe(state);
});

test.each([
  [visitor, "is a visitor"],
  [visitor, "it changes on another device"],
  [["is a visitor"], "is a visitor"],
  [customer, "is a customer"],
  [[], "takes the fern out"],
  [["is a visitor"], "takes the fern out"],
  [["is a visitor"], "wants three ferns"],
  [["is a customer"], "takes the fern out"],
  [["is a customer"], "wants three ferns"],
] as const)("after %j the event is ignored: %s", (steps, step) => {
  expect(() => stateAfter(cartPaths, start, [...steps, step])).toThrow(`"${step}" can't happen`);
});
