import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { TypedCheckout } from "#machines/shopping/checkout/checkout.contract.ts";
import { typed, typedGift } from "#machines/shopping/checkout/checkout.examples.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { AddressScreen } from "./checkout-address.screen.tsx";

afterEach(cleanup);

/** The address form, and what it sent last. */
function shown(filled: TypedCheckout, isGuest = false, fieldErrors: Record<string, string> = {}) {
  const sent: TypedCheckout[] = [];
  render(
    <Surroundings languageId="en" marketId="europe">
      <AddressScreen
        view={{
          screen: "addressForm",
          isGuest,
          typed: filled,
          fieldErrors,
          minutes: null,
          saving: false,
        }}
        send={(event) => event.type === "address.typed" && sent.push(event)}
        market={{ countries: ["BE", "NL"], exclude_eu_vat_areas: true }}
      />
    </Surroundings>,
  );
  const box = (name: string) => document.querySelector<HTMLInputElement>(`[name='${name}']`)!;
  const isShown = (name: string) => box(name).checkVisibility();
  return { box, isShown, last: () => sent.at(-1)! };
}

test("ticking the box shows the note and asks for a guest's own address, which can be switched off", async () => {
  const user = userEvent.setup();
  const { box, isShown, last } = shown(typed, true);
  expect([isShown("giftNote"), isShown("invoice.street")]).toEqual([false, false]);
  await user.click(box("gift"));
  expect([isShown("giftNote"), isShown("invoice.street")]).toEqual([true, true]);
  expect([last().giftNote, last().invoice?.street]).toEqual(["", ""]);
  await user.type(box("giftNote"), "With love");
  expect([last().giftNote, last().invoice?.street]).toEqual(["With love", ""]);
  await user.click(box("other-invoice"));
  expect([last().giftNote, last().invoice]).toEqual(["With love", null]);
});

test("a customer's own address becomes the invoice's, so that another's can be typed as the delivery's", async () => {
  const user = userEvent.setup();
  const { box, last } = shown(typed);
  await user.click(box("gift"));
  expect(last().invoice).toMatchObject(typed.delivery);
  await user.clear(box("delivery.street"));
  await user.type(box("delivery.street"), "Singel 1");
  expect([last().delivery.street, last().invoice?.street]).toEqual(["Singel 1", typed.delivery.street]);
});

test("another's address that is typed already does not become the invoice's", async () => {
  const user = userEvent.setup();
  const { box, last } = shown(typed);
  await user.clear(box("delivery.street"));
  await user.type(box("delivery.street"), "Singel 1");
  await user.click(box("gift"));
  expect(last().invoice?.street).toBe("");
});

test("an invoice address that was typed stays; without a gift, only the one that the gift opened closes", async () => {
  const user = userEvent.setup();
  const { box, isShown, last } = shown(typed);
  await user.click(box("gift"));
  await user.click(box("gift"));
  expect([isShown("invoice.street"), last().invoice]).toEqual([false, null]);
  await user.click(box("other-invoice"));
  await user.clear(box("invoice.street"));
  await user.type(box("invoice.street"), "Dam 2");
  await user.click(box("gift"));
  await user.click(box("gift"));
  expect([isShown("invoice.street"), last().invoice?.street]).toEqual([true, "Dam 2"]);
});

test("a note survives that it is no gift for a moment", async () => {
  const user = userEvent.setup();
  const { box, isShown, last } = shown(typedGift);
  expect(isShown("giftNote")).toBe(true);
  await user.click(box("gift"));
  expect([last().giftNote, isShown("giftNote")]).toEqual([null, false]);
  await user.click(box("gift"));
  expect(last().giftNote).toBe(typedGift.giftNote);
});

test("a note of more than 500 characters is refused before it is sent", async () => {
  const user = userEvent.setup();
  const { box } = shown({ ...typedGift, giftNote: "𝛼".repeat(500) });
  expect(box("giftNote").validity.valid).toBe(true);
  await user.type(box("giftNote"), "!");
  expect(box("giftNote").validity.valid).toBe(false);
});

test("an emoji is named when the note is left, and no longer once it is gone", async () => {
  const user = userEvent.setup();
  const { box } = shown(typedGift, false, { giftNote: "not_printable" });
  const isMarked = () => box("giftNote").getAttribute("aria-invalid") === "true";
  expect(isMarked()).toBe(true);
  await user.clear(box("giftNote"));
  await user.tab();
  await expect.poll(isMarked).toBe(false);
  await user.type(box("giftNote"), "Happy birthday \u{1f382}");
  expect(isMarked()).toBe(false);
  await user.tab();
  await expect.poll(isMarked).toBe(true);
});

test("what was typed is kept while its box is not ticked, and comes back with the draft", async () => {
  const user = userEvent.setup();
  const { box, last } = shown(typed, true);
  await user.click(box("gift"));
  await user.type(box("giftNote"), "With love");
  await user.type(box("invoice.street"), "Singel 1");
  await user.click(box("gift"));
  expect(last()).toMatchObject({ giftNote: null, invoice: null });
  const { switchedOff } = last();
  expect(switchedOff).toMatchObject({ giftNote: "With love", invoice: { street: "Singel 1" } });
  cleanup();
  const again = shown({ ...typed, switchedOff }, true);
  expect([again.isShown("giftNote"), again.isShown("invoice.street")]).toEqual([false, false]);
  await user.click(again.box("gift"));
  expect([again.box("giftNote").value, again.box("invoice.street").value]).toEqual(["With love", "Singel 1"]);
  expect(again.last()).toMatchObject({ giftNote: "With love", invoice: { street: "Singel 1" } });
  expect(again.last()).not.toHaveProperty("switchedOff");
});

test("after a reload, without a gift the empty invoice address that the gift opened closes", async () => {
  const user = userEvent.setup();
  const first = shown(typed, true);
  await user.click(first.box("gift"));
  const stored = first.last();
  cleanup();
  const { box, isShown, last } = shown(stored, true);
  expect(isShown("invoice.street")).toBe(true);
  await user.click(box("gift"));
  expect(isShown("invoice.street")).toBe(false);
  expect([last().giftNote, last().invoice]).toEqual([null, null]);
});

test("a guest's refused email address that is right now is no longer marked", async () => {
  const user = userEvent.setup();
  const { box } = shown({ ...typed, email: "" }, true, { email: "email_format" });
  const isMarked = () => box("email").getAttribute("aria-invalid") === "true";
  expect(isMarked()).toBe(true);
  await user.type(box("email"), "ada@example.com");
  await user.tab();
  await expect.poll(isMarked).toBe(false);
});
