// Written by `npm run generate`: a story for each file of scenarios/tour-leads.
import type { Meta } from "@storybook/react-vite";
import invitationUsedTwice from "#scenarios/tour-leads/invitation-used-twice.scenario.ts";
import invitationWithdrawn from "#scenarios/tour-leads/invitation-withdrawn.scenario.ts";
import payoutRefusedThenPaid from "#scenarios/tour-leads/payout-refused-then-paid.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/Tour leads" } satisfies Meta;

export const InvitationUsedTwice = scenarioStory("invitation-used-twice", invitationUsedTwice);
export const InvitationWithdrawn = scenarioStory("invitation-withdrawn", invitationWithdrawn);
export const PayoutRefusedThenPaid = scenarioStory("payout-refused-then-paid", payoutRefusedThenPaid);
