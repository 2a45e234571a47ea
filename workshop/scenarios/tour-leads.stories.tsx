// Written by `npm run generate`: a story for each file of scenarios/tour-leads.
import type { Meta } from "@storybook/react-vite";
import invitationUsedTwice from "#scenarios/tour-leads/invitation-used-twice.scenario.ts";
import invitationWithdrawn from "#scenarios/tour-leads/invitation-withdrawn.scenario.ts";
import payoutRefusedThenPaid from "#scenarios/tour-leads/payout-refused-then-paid.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/Tour leads", tags: ["scenario"] } satisfies Meta;

export const InvitationUsedTwice = {
  ...scenarioStory("invitation-used-twice", invitationUsedTwice),
  name: "An invitation is used by two people; the second sees that it does not work any more",
};
export const InvitationWithdrawn = {
  ...scenarioStory("invitation-withdrawn", invitationWithdrawn),
  name: "An invitation is withdrawn while the invited person signs up, who is told that it does not work any more",
};
export const PayoutRefusedThenPaid = {
  ...scenarioStory("payout-refused-then-paid", payoutRefusedThenPaid),
  name: "A payout above the balance is refused, the next one fails at the bank, and the last is paid",
};
