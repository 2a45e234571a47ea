import { chartParameter } from "./chart-place.ts";

/** Where a story stands: what its URL needs beside Storybook's own parameters, and the steps that led there. */
export type StoryPlace = {
  parameters: Readonly<Record<string, string>>;
  /** In words. */
  steps: readonly string[];
  /** The name of the state, if there is one. */
  state: string | null;
};

/** Names of messages between Storybook's frame and the story. */
export const placeChannel = { asked: "trellis/place-asked", told: "trellis/place-told" } as const;

/** How many steps of a story's path are taken; without it, all of them. */
export const stepParameter = "step";
export const buildParameter = "build";

let describe: (() => StoryPlace) | null = null;
let describeChart: (() => string) | null = null;

/** Called by a story when it is shown; null when another one begins. */
export function tellPlace(place: (() => StoryPlace) | null): void {
  describe = place;
}

/** Called by the chart that is shown; null when it is gone. */
export function tellChartPlace(text: (() => string) | null): void {
  describeChart = text;
}

/** The place in a path after some of its steps. */
export const placeAlong = (steps: readonly string[], taken: number, state: string | null): StoryPlace => ({
  parameters: taken < steps.length ? { [stepParameter]: String(taken) } : {},
  steps: steps.slice(0, taken),
  state,
});

export function currentPlace(): StoryPlace {
  const place = describe?.() ?? { parameters: {}, steps: [], state: null };
  if (!describeChart) return place;
  return { ...place, parameters: { ...place.parameters, [chartParameter]: describeChart() } };
}

/** The number of steps in the URL of a story; null for all. */
export function stepsWanted(search: string): number | null {
  const text = new URLSearchParams(search).get(stepParameter);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
