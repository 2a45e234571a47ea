import type { Step } from "./steps.ts";

/** What a shop answered while a scenario was driven at it: the stand-in API of the scenario's story. */
export type ScenarioRecording = {
  /** The steps that were taken, in words. */
  steps: readonly string[];
  /** Of the placeholders in the scenario's URLs. */
  values: Readonly<Record<string, string>>;
  /** What each browser stored before its first page. */
  storage: Readonly<Record<string, Readonly<Record<string, string>>>>;
  pages: readonly RecordedPage[];
  exchanges: readonly Exchange[];
  /** Bodies, each once; the others refer to them by index. */
  bodies: readonly unknown[];
};

type Place = {
  /** The browser and its tab. */
  tab: string;
  /** The index of the step during which it was requested; -1 before the first. */
  step: number;
};
/** A page that the server rendered, with the state for the browser. */
export type RecordedPage = Place & {
  url: string;
  facts: number;
  answers: readonly (readonly [key: readonly unknown[], body: number])[];
};
/** A request of the storefront to the API. */
export type Exchange = Place & {
  method: string;
  /** Path and query. */
  url: string;
  /** 0 if no response arrived. */
  status: number;
  body: number | null;
};

export const firstTab = "first";
export const tabName = (person: string, tab: string): string => `${person}, ${tab} tab`;

/** The step with its placeholders replaced. */
export const complete = (step: Step, values: Readonly<Record<string, string>>): Step =>
  JSON.parse(
    JSON.stringify(step).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
  ) as Step;
