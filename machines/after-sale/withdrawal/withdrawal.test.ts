import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { lessLeft, order, withdrawalPaths } from "./withdrawal.paths.ts";
import { withdrawalView } from "./withdrawal.view.ts";

describePaths(withdrawalPaths, withdrawalView);

const sent = ["withdraws", "confirms"];
const back = [
  ["withdraw ✓ less is left", "choosing.countsChanged"],
  ["withdraw ✓ a refusal nobody foresaw", "choosing.unforeseen"],
  ["withdraw ✓ the guest’s token has expired", "choosing.guestTokenExpired"],
] as const;

test.each([
  [[], "offered"],
  [["withdraws"], "choosing.looking"],
  [["withdraws", "thinks again"], "offered"],
  [["withdraws", "confirms nothing"], "choosing.nothingChosen"],
  [["withdraws", "confirms nothing", "thinks again"], "offered"],
  [["withdraws", "confirms nothing", "confirms nothing"], "choosing.nothingChosen"],
  [["withdraws", "confirms nothing", "confirms"], "sending.asking"],
  [sent, "sending.asking"],
  [[...sent, "withdraw ✗"], "sending.unreachable"],
  [[...sent, "withdraw ✗", "tries again"], "sending.asking"],
  [[...sent, "withdraw ✗", "confirms"], "sending.asking"],
  [[...sent, "withdraw ✗", "confirms nothing"], "choosing.nothingChosen"],
  [[...sent, "withdraw ✗", "tries again", "withdraw ✓ withdrawn"], "withdrawn"],
  [[...sent, "withdraw ✓ withdrawn"], "withdrawn"],
  [[...sent, "withdraw ✓ too late"], "tooLate"],
  [[...sent, "withdraw ✓ nothing is left"], "nothingLeft"],
  [[...sent, "withdraw ✓ all of it is exempt"], "nothingLeft"],
  [[...sent, "withdraw ✓ no such order"], "notPossible"],
  [[...sent, "withdraw ✓ it is not paid"], "notPossible"],
  [[...sent, "withdraw ✓ not possible"], "notPossible"],
  ...back.flatMap(([answer, state]) => [
    [[...sent, answer], state] as const,
    [[...sent, answer, "confirms"], "sending.asking"] as const,
    [[...sent, answer, "confirms nothing"], "choosing.nothingChosen"] as const,
    [[...sent, answer, "thinks again"], "offered"] as const,
  ]),
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(withdrawalPaths, "an order", steps)).toBe(state);
});

const after = (...steps: string[]) =>
  walk(withdrawalPaths, createPathActor(withdrawalPaths).start(), ...steps);

test("an expired token is named, and the chosen counts stay", () => {
  const view = withdrawalView(after(...sent, "withdraw ✓ the guest’s token has expired").getSnapshot());
  expect(view).toEqual({
    screen: "form",
    order,
    counts: { "line-1": 2, "line-2": 1, "line-3": 0 },
    problem: "guestTokenExpired",
    busy: false,
  });
});

test("everything is selected at first, except for exempt items", () => {
  expect(withdrawalView(after("withdraws").getSnapshot())).toEqual({
    screen: "form",
    order,
    counts: { "line-1": 2, "line-2": 1, "line-3": 0 },
    problem: null,
    busy: false,
  });
});

test("requested items are included, and an empty selection is refused", () => {
  expect(withdrawalView(after("withdraws", "confirms nothing").getSnapshot())).toMatchObject({
    problem: "nothingChosen",
    counts: { "line-1": 1, "line-2": 0, "line-3": 0 },
  });
});

test("all selected items are sent with those already requested, and again after a failure", () => {
  const input = { orderId: "order-1", counts: { "line-1": 3, "line-2": 1 } };
  expect(lastPortInput(after(...sent), "withdraw")).toEqual(input);
  expect(lastPortInput(after(...sent, "withdraw ✗", "tries again"), "withdraw")).toEqual(input);
});

test("if less is left, the current order is shown with the reduced selection", () => {
  const actor = after(...sent, "withdraw ✓ less is left");
  expect(withdrawalView(actor.getSnapshot())).toEqual({
    screen: "form",
    order: lessLeft,
    counts: { "line-1": 1, "line-2": 1, "line-3": 0 },
    problem: "invalid",
    busy: false,
  });
});

test("the confirmation is shown, and pages refresh the order", () => {
  const effects: string[] = [];
  const machine = withdrawalPaths.machine.provide({
    actions: { refreshOrder: () => void effects.push("refresh") },
  });
  const end = (answer: string) =>
    walk(withdrawalPaths, createPathActor({ ...withdrawalPaths, machine }).start(), ...sent, answer);
  expect(withdrawalView(end("withdraw ✓ withdrawn").getSnapshot())).toEqual({
    screen: "withdrawn",
    refundId: "refund-1",
    at: "2026-11-22T10:30:00.000Z",
    email: "customer@example.com",
  });
  end("withdraw ✓ too late");
  end("withdraw ✓ nothing is left");
  end("withdraw ✓ not possible");
  expect(effects).toHaveLength(4);
  end("withdraw ✓ less is left");
  expect(effects).toHaveLength(4);
});
