// Written by `npm run generate`: a story for each file of scenarios/after-sale.
import type { Meta } from "@storybook/react-vite";
import boughtAgain from "#scenarios/after-sale/bought-again.scenario.ts";
import contractWithdrawn from "#scenarios/after-sale/contract-withdrawn.scenario.ts";
import refundApproved from "#scenarios/after-sale/refund-approved.scenario.ts";
import refundDraftDeleted from "#scenarios/after-sale/refund-draft-deleted.scenario.ts";
import refundFinishedLater from "#scenarios/after-sale/refund-finished-later.scenario.ts";
import refundOfAShippedOrder from "#scenarios/after-sale/refund-of-a-shipped-order.scenario.ts";
import refundRejected from "#scenarios/after-sale/refund-rejected.scenario.ts";
import refundWithALostPhoto from "#scenarios/after-sale/refund-with-a-lost-photo.scenario.ts";
import twoAdministratorsDecideAtOnce from "#scenarios/after-sale/two-administrators-decide-at-once.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/After sale" } satisfies Meta;

export const BoughtAgain = scenarioStory("bought-again", boughtAgain);
export const ContractWithdrawn = scenarioStory("contract-withdrawn", contractWithdrawn);
export const RefundApproved = scenarioStory("refund-approved", refundApproved);
export const RefundDraftDeleted = scenarioStory("refund-draft-deleted", refundDraftDeleted);
export const RefundFinishedLater = scenarioStory("refund-finished-later", refundFinishedLater);
export const RefundOfAShippedOrder = scenarioStory("refund-of-a-shipped-order", refundOfAShippedOrder);
export const RefundRejected = scenarioStory("refund-rejected", refundRejected);
export const RefundWithALostPhoto = scenarioStory("refund-with-a-lost-photo", refundWithALostPhoto);
export const TwoAdministratorsDecideAtOnce = scenarioStory(
  "two-administrators-decide-at-once",
  twoAdministratorsDecideAtOnce,
);
