import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { buyAgainPaths } from "./buy-again.paths.ts";
import { buyAgainView } from "./buy-again.view.ts";

describePaths(buyAgainPaths, buyAgainView);

const start = "an order of two";
const refusals = [
  "addLine ✓ no longer sold",
  "addLine ✓ not sold in this market",
  "addLine ✓ sold out at the moment",
  "addLine ✓ more than a cart may hold",
  "addLine ✓ a refusal nobody foresaw",
] as const;

test.each([
  [[], "offered"],
  [["buys again"], "adding.asking"],
  [["buys again", "addLine ✓ added"], "adding.asking"],
  [["buys again", "addLine ✓ added", "addLine ✓ added"], "inCart"],
  [["buys again", "addLine ✗"], "adding.asking"],
  [["buys again", "addLine ✗", "addLine ✓ added"], "unanswered"],
  [["buys again", "addLine ✓ added", "addLine ✗"], "unanswered"],
  [["buys again", "addLine ✗", "addLine ✗"], "unanswered"],
  [["buys again", "addLine ✗", "addLine ✗", "tries again"], "adding.asking"],
  [["buys again", "addLine ✓ added", "addLine ✗", "tries again", "addLine ✓ added"], "inCart"],
  ...refusals.flatMap((refusal) => [
    [["buys again", refusal], "adding.asking"] as const,
    [["buys again", refusal, "addLine ✓ added"], "inCart"] as const,
    [["buys again", "addLine ✓ added", refusal], "inCart"] as const,
    [["buys again", refusal, refusal], "nothingAdded"] as const,
    [["buys again", refusal, "addLine ✗"], "unanswered"] as const,
    [["buys again", "addLine ✗", refusal, "tries again", refusal], "nothingAdded"] as const,
  ]),
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(buyAgainPaths, start, steps)).toBe(state);
});

test("the lines are added in turn, each with its own key", () => {
  const actor = walk(buyAgainPaths, createPathActor(buyAgainPaths).start(), "buys again");
  expect(lastPortInput(actor, "addLine")).toEqual({
    productId: "boston-fern",
    variantId: "boston-fern",
    count: 2,
    key: "key-of-the-fern",
  });
  walk(buyAgainPaths, actor, "addLine ✓ added");
  expect(lastPortInput(actor, "addLine")).toEqual({
    productId: "weaving-loom-kit",
    variantId: "weaving-loom-kit",
    count: 1,
    key: "key-of-the-loom",
  });
});

test("trying again sends only the failed lines with the same keys", () => {
  const actor = walk(
    buyAgainPaths,
    createPathActor(buyAgainPaths).start(),
    "buys again",
    "addLine ✓ added",
    "addLine ✗",
  );
  expect(buyAgainView(actor.getSnapshot())).toEqual({
    screen: "unanswered",
    names: ["Weaving loom kit"],
    leftOut: [],
  });
  walk(buyAgainPaths, actor, "tries again");
  expect(lastPortInput(actor, "addLine")).toEqual({
    productId: "weaving-loom-kit",
    variantId: "weaving-loom-kit",
    count: 1,
    key: "key-of-the-loom",
  });
  walk(buyAgainPaths, actor, "addLine ✓ added");
  expect(buyAgainView(actor.getSnapshot())).toEqual({ screen: "inCart", leftOut: [] });
});

test("lines left out are listed by name with the reason", () => {
  const actor = walk(
    buyAgainPaths,
    createPathActor(buyAgainPaths).start(),
    "buys again",
    "addLine ✓ not sold in this market",
    "addLine ✓ more than a cart may hold",
  );
  expect(buyAgainView(actor.getSnapshot())).toEqual({
    screen: "nothingAdded",
    leftOut: [
      { name: "Boston fern", because: "notSoldHere" },
      { name: "Weaving loom kit", because: "cartMaximumExceeded" },
    ],
  });
});

test("the cart is refreshed when adding ends, and not before", () => {
  let refreshed = 0;
  const machine = buyAgainPaths.machine.provide({ actions: { refreshCart: () => void (refreshed += 1) } });
  const actor = createPathActor({ ...buyAgainPaths, machine }).start();
  walk(buyAgainPaths, actor, "buys again", "addLine ✓ added");
  expect(refreshed).toBe(0);
  walk(buyAgainPaths, actor, "addLine ✗");
  expect(refreshed).toBe(1);
  walk(buyAgainPaths, actor, "tries again", "addLine ✓ added");
  expect(refreshed).toBe(2);
});
