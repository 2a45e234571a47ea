import { expect, test } from "vitest";
import { flowModels } from "./flows.ts";
import { refusalStates } from "./story-tags.ts";

test("a state is tagged as a refusal if the shop's refusal leads there, and those of the happy path never are", async () => {
  const { model } = (await flowModels()).find(({ flow }) => flow === "payment")!;
  expect([...refusalStates(model)].sort()).toEqual([
    "cancelled",
    "guestTokenExpired",
    "notFound",
    "processing.waiting.pending",
    "unpaid.currencyNotSupported",
    "unpaid.declined",
    "unpaid.notApproved",
    "unpaid.providerError",
    "unpaid.waiting",
  ]);
});
