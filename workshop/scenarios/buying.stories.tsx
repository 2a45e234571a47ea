// Written by `npm run generate`: a story for each file of scenarios/buying.
import type { Meta } from "@storybook/react-vite";
import declinedThenPaid from "#scenarios/buying/declined-then-paid.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/Buying" } satisfies Meta;

export const DeclinedThenPaid = scenarioStory("declined-then-paid", declinedThenPaid);
