import { act, cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createPathActor, walk } from "#machines/paths/replay.ts";
import { checkoutPaths } from "#machines/shopping/checkout/checkout.paths.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { checkoutStage } from "#src/flows/shopping/checkout/checkout.stage.tsx";

afterEach(cleanup);

/** The address step of a new draft, with an empty form. */
async function addressForm() {
  const actor = walk(checkoutPaths, createPathActor(checkoutPaths).start(), "loadCheckout ✓ a new draft");
  render(
    <Surroundings languageId="en" marketId="europe">
      <checkoutStage.Screen actor={actor} />
    </Surroundings>,
  );
  const happens = (...steps: readonly string[]) => act(async () => void walk(checkoutPaths, actor, ...steps));
  return { user: userEvent.setup(), happens };
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="delivery.${name}"]`)!;
const problemOf = (name: string) =>
  document.getElementById(
    field(name)
      .getAttribute("aria-describedby")
      ?.split(" ")
      .find((id) => id.endsWith("-problem")) ?? "",
  )?.textContent ?? null;

test("a field is checked as it is left, and again once it is corrected", async () => {
  const { user } = await addressForm();
  await user.selectOptions(field("country"), "NL");
  await user.clear(field("zipCode"));
  await user.type(field("zipCode"), "12");
  expect(problemOf("zipCode")).toBeNull();
  await user.tab();
  await expect.poll(() => problemOf("zipCode")).toBe("Incorrect postcode format.");
  expect(document.activeElement).not.toBe(field("zipCode"));
  await user.clear(field("zipCode"));
  await user.type(field("zipCode"), "1015 DV");
  await user.tab();
  await expect.poll(() => problemOf("zipCode")).toBeNull();
});

test("a field that was only passed says nothing; one that was emptied is required", async () => {
  const { user } = await addressForm();
  await user.clear(field("street"));
  await user.type(field("firstName"), "A");
  await user.clear(field("firstName"));
  await user.click(field("city"));
  await user.tab();
  await expect.poll(() => problemOf("firstName")).toBe("This field is required.");
  expect(problemOf("lastName")).toBeNull();
});

test("a refused field that is right now is no longer marked; the others are", async () => {
  const { user, happens } = await addressForm();
  await happens("goes on with the address", "saveDraft ✓ fields are wrong");
  await expect.poll(() => problemOf("lastName")).not.toBeNull();
  const others = () => document.querySelectorAll("[aria-invalid]").length;
  const before = others();
  await user.clear(field("lastName"));
  await user.type(field("lastName"), "Jansen");
  await user.tab();
  await expect.poll(() => problemOf("lastName")).toBeNull();
  expect(others()).toBe(before - 1);
});

test("what is pressed stays under the pointer until it is released", async () => {
  const { user } = await addressForm();
  await user.selectOptions(field("country"), "NL");
  await user.type(field("zipCode"), "12");
  const box = document.querySelector<HTMLInputElement>("[name=other-invoice]")!;
  await user.pointer({ target: box, keys: "[MouseLeft>]" });
  expect(problemOf("zipCode")).toBeNull();
  await user.pointer({ keys: "[/MouseLeft]" });
  await expect.poll(() => problemOf("zipCode")).toBe("Incorrect postcode format.");
  expect(box.checked).toBe(true);
});
