import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { payoutPaths } from "./payout.paths.ts";
import { payoutView } from "./payout.view.ts";

describePaths(payoutPaths, payoutView);

const start = "a tour lead with commissions";
const sent = ["types an amount", "confirms"];
const done = [...sent, "requestPayout ✓ requested"];
const all = ["types all of it", "confirms", "requestPayout ✓ requested"];

test.each([
  [[], "entering.editing"],
  [["types an amount"], "confirming"],
  [["types all of it"], "confirming"],
  [["types no amount"], "entering.noAmount"],
  [["types too little"], "entering.belowMinimum"],
  [["types too much"], "entering.aboveBalance"],
  [["types too much", "types an amount"], "confirming"],
  [["types an amount", "leaves it"], "entering.editing"],
  [sent, "requesting.asking"],
  [done, "requested"],
  [[...done, "asks for another"], "entering.editing"],
  [[...all, "asks for another"], "tooLittle"],
  [[...sent, "requestPayout ✓ less is left"], "entering.balanceChanged"],
  [[...sent, "requestPayout ✓ less is left", "types an amount"], "entering.aboveBalance"],
  [[...sent, "requestPayout ✓ more is the minimum"], "entering.belowMinimum"],
  [[...sent, "requestPayout ✓ more is the minimum", "types an amount"], "entering.belowMinimum"],
  [[...sent, "requestPayout ✓ there is no account"], "entering.noAccount"],
  [[...sent, "requestPayout ✓ no tour lead any more"], "notAllowed"],
  [[...sent, "requestPayout ✓ a refusal nobody foresaw"], "entering.unforeseen"],
  [[...sent, "requestPayout ✗"], "requesting.unreachable"],
  [[...sent, "requestPayout ✗", "tries again"], "requesting.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(payoutPaths, start, steps)).toBe(state);
});

test("a balance below the minimum offers no payout", () => {
  expect(stateAfter(payoutPaths, "a tour lead with too little", [])).toBe("tooLittle");
});

test("a repeated request has the same key, and is deducted once", () => {
  const actor = walk(payoutPaths, createPathActor(payoutPaths).start(), ...sent);
  const request = {
    currency: "EUR",
    value: 25.5,
    balance: 74.5,
    key: "0b6ff41e-7a52-4a5b-9d55-6a3f1d0a5c11",
  };
  expect(lastPortInput(actor, "requestPayout")).toEqual(request);
  walk(payoutPaths, actor, "requestPayout ✗", "tries again");
  expect(lastPortInput(actor, "requestPayout")).toEqual(request);
  walk(payoutPaths, actor, "requestPayout ✓ requested");
  expect(payoutView(actor.getSnapshot())).toEqual({
    screen: "requested",
    asked: {
      value: 25.5,
      currency: { currency: "EUR", currency_precision: 2, balance: 49, minimum: 25 },
      ibanEnd: "3000",
    },
    canAskAgain: true,
  });
  walk(payoutPaths, actor, "asks for another");
  expect(payoutView(actor.getSnapshot())).toMatchObject({ screen: "form", typed: "" });
});

test("the amount stays in the form, with the current balance", () => {
  const actor = walk(payoutPaths, createPathActor(payoutPaths).start(), ...sent);
  walk(payoutPaths, actor, "requestPayout ✓ less is left");
  expect(payoutView(actor.getSnapshot())).toEqual({
    screen: "form",
    balances: [
      { currency: "EUR", currency_precision: 2, balance: 20, minimum: 25 },
      { currency: "JPY", currency_precision: 0, balance: 0, minimum: 3000 },
    ],
    currency: "EUR",
    typed: "25,50",
    problem: "balanceChanged",
    confirming: null,
    busy: false,
  });
});
