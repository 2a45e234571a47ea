import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "@testing-library/user-event";
import { checkoutPaths } from "#machines/shopping/checkout/checkout.paths.ts";
import { createPathActor } from "#machines/paths/replay.ts";
import {
  chartParameter,
  chartPlaceIn,
  chartPlaceText,
  type ChartPlace,
} from "#workshop/links/chart-place.ts";
import { currentPlace } from "#workshop/links/story-place.ts";
import { LiveChart } from "./live-chart.tsx";

const address = location.href;

beforeEach(() => history.replaceState(null, "", address));
afterEach(cleanup);

/** The chart of the checkout in a window of 600 × 400 px, as a story's URL with this place shows it. */
async function chartAt(place: ChartPlace | null): Promise<HTMLElement> {
  const url = new URL(address);
  if (place) url.searchParams.set(chartParameter, chartPlaceText(place));
  history.replaceState(null, "", url);
  const actor = createPathActor(checkoutPaths, Object.keys(checkoutPaths.starts)[0]!).start();
  const { container } = render(
    <div style={{ display: "grid", grid: "400px / 600px" }}>
      <LiveChart machine={checkoutPaths.machine} snapshot={actor.getSnapshot()} possible={[]} />
    </div>,
  );
  await expect.poll(() => container.querySelector("svg")).not.toBeNull();
  return container;
}

const toldPlace = (): ChartPlace => {
  const text = currentPlace().parameters[chartParameter]!;
  return chartPlaceIn(`?${new URLSearchParams({ [chartParameter]: text })}`, "checkout")!;
};

const place: ChartPlace = {
  flow: "checkout",
  direction: "RIGHT",
  isFollowing: false,
  scale: 1.5,
  middle: { x: 420, y: 310 },
  wished: new Map([["checkout.drafting", true]]),
};

test("a link shows a chart as it was when the link was copied", async () => {
  const container = await chartAt(place);
  await expect
    .poll(() => {
      const { middle, ...told } = toldPlace();
      return { ...told, middle: { x: near(middle.x, 420), y: near(middle.y, 310) } };
    })
    .toEqual(place);
  expect(container.querySelector('[data-state="checkout.drafting.saving"]')).not.toBeNull();
});

test("without a place in the link the chart follows the active state, and the link has what was chosen", async () => {
  const container = await chartAt(null);
  expect(toldPlace()).toMatchObject({ direction: "DOWN", isFollowing: true, wished: new Map() });
  await userEvent.click([...container.querySelectorAll("button")].find((one) => one.textContent === "Fit")!);
  await expect.poll(() => toldPlace().scale).toBeNull();
});

/** A window is scrolled by whole pixels. */
const near = (value: number, wanted: number): number => (Math.abs(value - wanted) <= 2 ? wanted : value);
