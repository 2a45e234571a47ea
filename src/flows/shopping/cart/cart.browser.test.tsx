import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cartPaths } from "#machines/shopping/cart/cart.paths.ts";
import { createPathActor, walk } from "#machines/paths/replay.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { cartStage } from "./cart.stage.tsx";

afterEach(cleanup);

function shown(...steps: readonly string[]) {
  const actor = walk(cartPaths, createPathActor(cartPaths).start(), ...steps);
  render(
    <Surroundings languageId="en" marketId="europe">
      <cartStage.Screen actor={actor} />
    </Surroundings>,
  );
  return actor;
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("a line shows what it cost, what it costs and why", async () => {
  shown("is a customer", "readLocalCart ✓ nothing");
  await expect.poll(() => texts("main del")).toEqual(["€37.90"]);
  expect(texts("main ins")).toEqual(["€35.90"]);
  expect(texts("main li dl")).toEqual(["Plant week-€2.00"]);
  expect(texts("aside dl")).toEqual(["Subtotal€91.90Plant week-€2.00Total€89.90"]);
});

test("no amount is shown before promotions are known", async () => {
  shown("is a customer", "readLocalCart ✓ nothing");
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(...texts("aside dl")));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await expect.poll(() => texts("main del")).toEqual(["€37.90"]);
  observer.disconnect();
  expect(new Set(seen)).toEqual(new Set(["Subtotal€91.90Plant week-€2.00Total€89.90"]));
});

test("a visitor's cart says how many are left of what it has too many of, and can be changed to that", async () => {
  const actor = shown("is a visitor", "readLocalCart ✓ two ferns", "adds a fern");
  await expect.poll(() => texts("main li [role=alert]")).toEqual(["Only 2 left Change to 2"]);
  document.querySelector<HTMLElement>("main li [role=alert] button")!.click();
  await expect.poll(() => texts("main li [role=alert]")).toEqual([]);
  expect(actor.getSnapshot().context.local.lines).toMatchObject([{ count: 2 }]);
});
