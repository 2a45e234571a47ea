import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { guestPaths as paths } from "./guest.paths.ts";
import { guestView } from "./guest.view.ts";

describePaths(paths, guestView);

test.each([
  ["the checkout", [], "arriving"],
  ["the checkout", ["is a visitor"], "guest"],
  ["a locked order", ["is a visitor"], "loggingIn.asking"],
  ["the checkout", ["is a customer"], "customer"],
  ["a locked order", ["is a customer"], "customer"],
  ["the checkout", ["has not confirmed the e-mail address"], "loggingIn.confirmEmailFirst"],
  ["the checkout", ["is a visitor", "has an account"], "loggingIn.asking"],
  ["the checkout", ["is a visitor", "is a customer"], "customer"],
  ["the checkout", ["is a visitor", "has not confirmed the e-mail address"], "loggingIn.confirmEmailFirst"],
  ["the checkout", ["is a visitor", "has an account", "is a customer"], "customer"],
  ["the checkout", ["is a visitor", "has an account", "goes on without an account"], "guest"],
  [
    "the checkout",
    ["is a visitor", "has an account", "has not confirmed the e-mail address"],
    "loggingIn.confirmEmailFirst",
  ],
  ["the checkout", ["has not confirmed the e-mail address", "is a visitor"], "loggingIn.asking"],
  ["the checkout", ["has not confirmed the e-mail address", "goes on without an account"], "guest"],
  ["the checkout", ["has not confirmed the e-mail address", "is a customer"], "customer"],
  ["the checkout", ["is a customer", "is a visitor"], "loggingIn.asking"],
] as const)("%s, %j leads to %s", (start, steps, state) => {
  expect(stateAfter(paths, start, steps)).toBe(state);
});

test("an order stays locked until the cart is ordered instead", () => {
  const actor = walk(paths, createPathActor(paths, "a locked order").start(), "is a visitor");
  const locked = { screen: "logIn", confirmEmailFirst: false, isOrderLocked: true };
  expect(guestView(actor.getSnapshot())).toEqual(locked);
  walk(paths, actor, "goes on without an account", "has an account");
  expect(guestView(actor.getSnapshot())).toEqual({ ...locked, isOrderLocked: false });
});
