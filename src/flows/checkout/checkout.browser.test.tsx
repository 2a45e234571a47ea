import { act, cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { checkoutPaths } from "../../../machines/checkout/checkout.paths.ts";
import { createPathActor, walk } from "../../../machines/paths/replay.ts";
import { Surroundings } from "../../../workshop/stage/surroundings.tsx";
import { checkoutStage } from "./checkout.stage.tsx";

afterEach(cleanup);

const address = ["is a customer", "loadCheckout ✓ a new draft"];
const review = [...address, "goes on with the address", "saveDraft ✓ saved", "chooses standard delivery"];

function shown(...steps: readonly string[]) {
  const actor = walk(checkoutPaths, createPathActor(checkoutPaths).start(), ...steps);
  render(
    <Surroundings languageId="en" marketId="europe">
      <checkoutStage.Screen actor={actor} />
    </Surroundings>,
  );
  return (...more: readonly string[]) => act(async () => void walk(checkoutPaths, actor, ...more));
}

const focused = () => document.activeElement;

test("the focus goes to the first field that was refused", async () => {
  const happens = shown(...address, "goes on with the address");
  await happens("saveDraft ✓ fields are wrong");
  await expect.poll(() => focused()?.getAttribute("name")).toBe("delivery.lastName");
});

test("it goes to the agreement that is missing, and to the step that was reached", async () => {
  const happens = shown(...review.slice(0, -1));
  await happens("chooses standard delivery");
  await expect.poll(() => focused()?.getAttribute("aria-current")).toBe("step");
  await expect.poll(() => document.querySelector("[name=terms]")).not.toBeNull();
  await happens("orders and obliges to pay");
  await expect.poll(() => focused()?.getAttribute("name")).toBe("terms");
});

test("what is typed is there after a refusal, in every field", async () => {
  const user = userEvent.setup();
  const happens = shown(...address);
  const street = document.querySelector<HTMLInputElement>("[name='delivery.street']")!;
  await user.type(street, "Prinsengracht 12");
  await happens("goes on with the address", "saveDraft ✓ fields are wrong");
  expect(document.querySelector<HTMLInputElement>("[name='delivery.street']")!.value).toBe(
    "Prinsengracht 12",
  );
});
