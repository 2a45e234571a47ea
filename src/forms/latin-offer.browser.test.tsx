import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { AddressFields } from "./address-fields.tsx";
import { readAddress } from "./address-input.ts";

afterEach(cleanup);

function shown(countries: readonly string[]) {
  let typedText = "";
  render(
    <Surroundings languageId="en" marketId="europe">
      <form
        data-testid="form"
        onChange={({ currentTarget }) => (typedText = readAddress(currentTarget, "delivery").city)}
      >
        <AddressFields name="delivery" section="shipping" typed={null} problems={{}} countries={countries} />
      </form>
    </Surroundings>,
  );
  const city = document.querySelector<HTMLInputElement>("[name='delivery.city']")!;
  const hint = () => city.parentElement!.querySelector("p");
  return { city, hint, kept: () => typedText };
}

test("kana get a Latin suggestion, and an accepted one can be corrected", async () => {
  const user = userEvent.setup();
  const { city, hint, kept: typedText } = shown(["JP"]);
  await user.type(city, "しぶや");
  await expect.poll(() => hint()?.textContent).toBe("In Latin letters: ShibuyaUse this");
  await user.click(hint()!.querySelector("button")!);
  expect([city.value, typedText(), document.activeElement]).toEqual(["Shibuya", "Shibuya", city]);
  await expect.poll(hint).toBeNull();
  await user.clear(city);
  await user.type(city, "Shibuya-ku");
  expect(typedText()).toBe("Shibuya-ku");
});

test("Han characters are not converted: a field asks for their reading in kana, which is not stored", async () => {
  const user = userEvent.setup();
  const { city, hint, kept: typedText } = shown(["JP"]);
  await user.type(city, "渋谷区");
  await expect.poll(() => hint()?.textContent).toBe("How is it read? In kana:");
  await user.type(hint()!.querySelector("input")!, "しぶやく");
  expect(typedText()).toBe("渋谷区");
  await expect.poll(() => hint()?.textContent).toContain("In Latin letters: Shibuyaku");
  await user.click(hint()!.querySelector("button")!);
  expect([city.value, typedText()]).toEqual(["Shibuyaku", "Shibuyaku"]);
});

test("outside Japan, Han characters get a request for Latin letters", async () => {
  const user = userEvent.setup();
  const { city, hint } = shown(["HK"]);
  await user.type(city, "九龍");
  await expect.poll(() => hint()?.textContent).toMatch(/^We can’t rewrite these characters/);
  expect(hint()!.querySelector("input, button")).toBeNull();
});

test("other scripts are converted by their country's rules, Latin letters are left alone", async () => {
  const user = userEvent.setup();
  const { city, hint } = shown(["BG"]);
  await user.type(city, "Търново");
  await expect.poll(() => hint()?.textContent).toContain("In Latin letters: Tarnovo");
  await user.clear(city);
  await user.type(city, "Łódź 12½");
  await expect.poll(hint).toBeNull();
});

test("the fields are those of the chosen country", async () => {
  const user = userEvent.setup();
  shown(["NL", "HK", "JP"]);
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>("[name^='delivery.']")].map(({ name }) => name.slice(9));
  await user.selectOptions(document.querySelector("[name='delivery.country']")!, "JP");
  expect(names().slice(4, 9)).toEqual(["street", "additionalInfo", "city", "administrativeArea", "zipCode"]);
  await user.selectOptions(document.querySelector("[name='delivery.country']")!, "HK");
  expect(names()).not.toContain("zipCode");
});
