import { expect, test } from "vitest";
import { chartFlowIn, chartParameter, chartPlaceIn, chartPlaceText, type ChartPlace } from "./chart-place.ts";

const place: ChartPlace = {
  flow: "checkout",
  direction: "RIGHT",
  isFollowing: false,
  scale: 0.725,
  middle: { x: 312, y: -40 },
  wished: new Map([
    ["checkout.drafting", true],
    ["checkout.ordering", false],
  ]),
};
const linked = (text: string) => `?${new URLSearchParams({ id: "flows-checkout", [chartParameter]: text })}`;

test.each<[string, Partial<ChartPlace>]>([
  ["moved, with states opened and closed", {}],
  ["whole and following", { scale: null, isFollowing: true, direction: "DOWN", wished: new Map() }],
])("a chart that is %s is read from a link as it was written", (_, changed) => {
  const shown = { ...place, ...changed };
  const search = linked(chartPlaceText(shown));
  expect(chartPlaceIn(search, "checkout")).toEqual(shown);
  expect(chartFlowIn(search)).toBe("checkout");
});

test("another flow's chart has no place in the link", () => {
  expect(chartPlaceIn(linked(chartPlaceText(place)), "payment")).toBeNull();
});

test.each(["", "flow=checkout&scale=much&x=1&y=1", "flow=checkout&scale=0&x=1&y=1", "flow=checkout"])(
  "a place that can't be read is none: %s",
  (text) => {
    expect(chartPlaceIn(linked(text), "checkout")).toBeNull();
  },
);
