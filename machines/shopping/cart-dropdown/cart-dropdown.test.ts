import { expect, test } from "vitest";
import type { SimulatedClock } from "xstate";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, stateAfter } from "#machines/paths/replay.ts";
import { cartDropdownPaths } from "./cart-dropdown.paths.ts";
import { cartDropdownView } from "./cart-dropdown.view.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(cartDropdownPaths, cartDropdownView);

test.each([
  [[], "closed"],
  [["points at the cart"], "open"],
  [["points at the cart", "points elsewhere"], "closed"],
  [["something was put in"], "peeking"],
  [["something was put in", "points at the cart"], "open"],
  [["something was put in", "goes to a product"], "closed"],
  [["goes to the checkout"], "disabled"],
  [["goes to the checkout", "goes to a product"], "closed"],
] as const)("%j leaves it %s", (steps, state) => {
  requirements("layout.cart-dropdown-on-hover");
  expect(stateAfter(cartDropdownPaths, "on a product's page", steps)).toBe(state);
});

test("it opens for four seconds after the last addition, unless it is disabled", () => {
  requirements("layout.cart-dropdown-opens-after-adding", "layout.cart-dropdown-closes-after-4-s");
  const dropdown = createPathActor(cartDropdownPaths).start();
  const clock = dropdown.clock as SimulatedClock;
  const screen = () => cartDropdownView(dropdown.getSnapshot()).screen;
  dropdown.send({ type: "line.arrived" });
  clock.increment(3_999);
  dropdown.send({ type: "line.arrived" });
  clock.increment(3_999);
  expect(screen()).toBe("peeking");
  clock.increment(1);
  expect(screen()).toBe("closed");
  dropdown.send({ type: "route.changed", allowed: false });
  dropdown.send({ type: "line.arrived" });
  expect(screen()).toBe("disabled");
});
