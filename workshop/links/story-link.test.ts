import { expect, test } from "vitest";
import { storyLink, storyReport } from "./story-link.ts";
import { stepsWanted } from "./story-place.ts";

const place = {
  parameters: { step: "2" },
  steps: ["Presses “Pay now”", "The provider declines"],
  state: "unpaid.declined",
};
const shown = {
  address: "http://localhost:6006/?path=/story/flows-payment--unpaid&globals=language:en",
  storyId: "flows-payment--unpaid",
  globals: {
    language: "ar",
    market: "asia",
    chart: "beside",
    viewport: { value: "phone", isRotated: false },
    theme: undefined,
  },
  build: "abc1234",
  place,
};

test("a link has the story, its place, everything that the toolbar chose, and the build", () => {
  const link = new URL(storyLink(shown));
  expect(link.searchParams.get("path")).toBe("/story/flows-payment--unpaid");
  expect(link.searchParams.get("globals")).toBe(
    "language:ar;market:asia;chart:beside;viewport.value:phone;viewport.isRotated:!false",
  );
  expect([link.searchParams.get("step"), link.searchParams.get("build")]).toEqual(["2", "abc1234"]);
});

test("a report lists the steps in words, the state, the build and the link", () => {
  const link = storyLink(shown);
  expect(storyReport({ title: "Paying: declined", link, build: "abc1234", place }).split("\n")).toEqual([
    "Paying: declined",
    "1. Presses “Pay now”",
    "2. The provider declines",
    "State: unpaid.declined",
    "Build: abc1234",
    link,
  ]);
});

test("the number of steps is read from a URL, and ignored if it is none", () => {
  expect(stepsWanted("?id=a&step=3")).toBe(3);
  expect(stepsWanted("?id=a")).toBeNull();
  expect(stepsWanted("?step=-1")).toBeNull();
  expect(stepsWanted("?step=99999")).toBeNull();
});
