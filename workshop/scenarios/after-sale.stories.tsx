// Written by `npm run generate`: a story for each file of scenarios/after-sale.
import type { Meta } from "@storybook/react-vite";
import boughtAgain from "#scenarios/after-sale/bought-again.scenario.ts";
import contractWithdrawn from "#scenarios/after-sale/contract-withdrawn.scenario.ts";
import guestAsksForARefund from "#scenarios/after-sale/guest-asks-for-a-refund.scenario.ts";
import guestOrderKeptInAnAccount from "#scenarios/after-sale/guest-order-kept-in-an-account.scenario.ts";
import refundApproved from "#scenarios/after-sale/refund-approved.scenario.ts";
import refundDraftDeleted from "#scenarios/after-sale/refund-draft-deleted.scenario.ts";
import refundFinishedLater from "#scenarios/after-sale/refund-finished-later.scenario.ts";
import refundOfAShippedOrder from "#scenarios/after-sale/refund-of-a-shipped-order.scenario.ts";
import refundRejected from "#scenarios/after-sale/refund-rejected.scenario.ts";
import refundWithALostPhoto from "#scenarios/after-sale/refund-with-a-lost-photo.scenario.ts";
import twoAdministratorsDecideAtOnce from "#scenarios/after-sale/two-administrators-decide-at-once.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/After sale", tags: ["scenario"] } satisfies Meta;

export const BoughtAgain = {
  ...scenarioStory("bought-again", boughtAgain),
  name: "A customer buys everything of an order again",
};
export const ContractWithdrawn = {
  ...scenarioStory("contract-withdrawn", contractWithdrawn),
  name: "A customer withdraws from the contract; the first try gets lost",
};
export const GuestAsksForARefund = {
  ...scenarioStory("guest-asks-for-a-refund", guestAsksForARefund),
  name: "A guest asks for a refund without an account",
};
export const GuestOrderKeptInAnAccount = {
  ...scenarioStory("guest-order-kept-in-an-account", guestOrderKeptInAnAccount),
  name: "A guest opens the order by the link in its mail, and keeps it in a new account",
};
export const RefundApproved = {
  ...scenarioStory("refund-approved", refundApproved),
  name: "An administrator approves a refund, and the customer gets the money back",
};
export const RefundDraftDeleted = {
  ...scenarioStory("refund-draft-deleted", refundDraftDeleted),
  name: "A customer begins a refund request and deletes the draft",
};
export const RefundFinishedLater = {
  ...scenarioStory("refund-finished-later", refundFinishedLater),
  name: "A photo does not get through; the customer goes on with the draft later, without it",
};
export const RefundOfAShippedOrder = {
  ...scenarioStory("refund-of-a-shipped-order", refundOfAShippedOrder),
  name: "An administrator ships and delivers an order; its customer follows it and asks for a refund",
};
export const RefundRejected = {
  ...scenarioStory("refund-rejected", refundRejected),
  name: "An administrator rejects a refund with a reason, and the customer reads it",
};
export const RefundWithALostPhoto = {
  ...scenarioStory("refund-with-a-lost-photo", refundWithALostPhoto),
  name: "A photo of a refund request does not get through; the customer tries again, and the request is sent",
};
export const TwoAdministratorsDecideAtOnce = {
  ...scenarioStory("two-administrators-decide-at-once", twoAdministratorsDecideAtOnce),
  name: "Two administrators decide on the same refund at once; the second sees what the first decided",
};
