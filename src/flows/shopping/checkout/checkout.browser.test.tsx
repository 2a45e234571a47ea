import { useState } from "react";
import { act, cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { TypedCheckout } from "#machines/shopping/checkout/checkout.contract.ts";
import { checkoutPaths } from "#machines/shopping/checkout/checkout.paths.ts";
import { typed } from "#machines/shopping/checkout/checkout.examples.ts";
import { createPathActor, walk } from "#machines/paths/replay.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { AddressScreen } from "./checkout-address.screen.tsx";
import { checkoutStage } from "./checkout.stage.tsx";

afterEach(cleanup);

const address = ["loadCheckout ✓ a new draft"];
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

test("the focus moves to the first refused field", async () => {
  const happens = shown(...address, "goes on with the address");
  await happens("saveDraft ✓ fields are wrong");
  await expect.poll(() => focused()?.getAttribute("name")).toBe("delivery.country");
});

test("it moves to the missing agreement, and to the current step", async () => {
  const happens = shown(...review.slice(0, -1));
  await happens("chooses standard delivery");
  await expect.poll(() => focused()?.getAttribute("aria-current")).toBe("step");
  await expect.poll(() => document.querySelector("[name=terms]")).not.toBeNull();
  await happens("orders and obliges to pay");
  await expect.poll(() => focused()?.getAttribute("name")).toBe("terms");
});

test("values stay after a refusal, in every field", async () => {
  const user = userEvent.setup();
  const happens = shown(...address);
  const street = document.querySelector<HTMLInputElement>("[name='delivery.street']")!;
  await user.type(street, "Prinsengracht 12");
  await happens("goes on with the address", "saveDraft ✓ fields are wrong");
  expect(document.querySelector<HTMLInputElement>("[name='delivery.street']")!.value).toBe(
    "Prinsengracht 12",
  );
});

test("an invalid number of points stays for correction and reduces no amount", async () => {
  const user = userEvent.setup();
  shown(...review, "pays a part in points");
  const amounts = () => document.querySelector("aside dl")?.textContent ?? "";
  await expect.poll(amounts).toBe("Standard delivery€6.95Total€98.85500 points-€5.00To pay€93.85");
  const count = () => document.querySelector<HTMLInputElement>("[name=used_points]")!;
  for (const typed of ["999999", "-5", "0", "1.5", "abc"]) {
    await user.clear(count());
    await user.type(count(), typed);
    await expect.poll(() => [count().value, count().validity.valid]).toEqual([typed, false]);
    expect(count().getAttribute("aria-invalid")).toBe("true");
    expect(amounts()).toBe("Standard delivery€6.95Total€98.85");
  }
  await user.clear(count());
  await user.type(count(), "１２");
  await expect.poll(amounts).toContain("12 points");
  expect(count().validity.valid).toBe(true);
});

function ForeignAddress() {
  const delivery = { ...typed.delivery, country: "SG" };
  const [now, setNow] = useState<TypedCheckout>({ ...typed, delivery });
  return (
    <AddressScreen
      view={{
        screen: "addressForm",
        isGuest: false,
        typed: now,
        fieldErrors: {},
        minutes: null,
        saving: false,
      }}
      send={(event) => event.type === "address.typed" && setNow(event)}
      market={{ countries: ["BE", "NL"], exclude_eu_vat_areas: true }}
    />
  );
}

test("a country outside the market is refused until another is chosen", async () => {
  const user = userEvent.setup();
  render(
    <Surroundings languageId="en" marketId="europe">
      <ForeignAddress />
    </Surroundings>,
  );
  const country = () => document.querySelector<HTMLSelectElement>("[name='delivery.country']")!;
  const countryState = () => [country().value, country().getAttribute("aria-invalid")];
  expect(countryState()).toEqual(["", "true"]);
  await user.type(document.querySelector("[name='delivery.city']")!, "!");
  expect(countryState()).toEqual(["", "true"]);
  await user.selectOptions(country(), "NL");
  expect(countryState()).toEqual(["NL", null]);
});
