import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { resolvePort, lastPortInput, createPathActor, stateAfter } from "#machines/paths/replay.ts";
import { shopMachine } from "./shop.machine.ts";
import { shopPaths } from "./shop.paths.ts";
import { shopView } from "./shop.view.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(shopPaths, shopView);

test("a visitor who entered before is let in", () => {
  requirements("guards.local-login-marker");
  const shop = createPathActor({
    machine: shopMachine,
    starts: { "with the cookie": { gate: "code", entered: true } },
  }).start();
  expect(shopView(shop.getSnapshot())).toEqual({
    entrance: { screen: "shop" },
    trouble: { screen: "nothing" },
  });
});

test("a wrong word is refused and may be followed by another one", () => {
  const shop = createPathActor(shopPaths, "a stranger who is asked for the word").start();
  shop.send({ type: "entrance.requested", word: "tulip" });
  expect(lastPortInput(shop, "enterShop")).toEqual({ word: "tulip" });
  resolvePort(shop, "enterShop", { outcome: "wrongWord" });
  expect(shopView(shop.getSnapshot()).entrance).toEqual({
    screen: "frontDoor",
    asksForWord: true,
    problem: "wrongWord",
  });
  shop.send({ type: "entrance.requested", word: "iris" });
  expect(lastPortInput(shop, "enterShop")).toEqual({ word: "iris" });
  resolvePort(shop, "enterShop", { outcome: "entered" });
  expect(shopView(shop.getSnapshot()).entrance).toEqual({ screen: "shop" });
});

test("only one message is shown: a second failure changes nothing", () => {
  requirements("errors.500-one-at-a-time");
  const shop = createPathActor(shopPaths, "a shop without a gate").start();
  shop.send({ type: "server.failed" });
  const snapshot = shop.getSnapshot();
  expect(snapshot.can({ type: "server.failed" })).toBe(false);
  shop.send({ type: "trouble.dismissed" });
  expect(shopView(shop.getSnapshot()).trouble).toEqual({ screen: "nothing" });
});

test("a tour lead's code is stored before the gate is passed", () => {
  const codes: string[] = [];
  const machine = shopMachine.provide({
    actions: { keepTourLeadCode: (_, { code }) => codes.push(code) },
  });
  const shop = createPathActor({ ...shopPaths, machine }, "a stranger at the front door").start();
  shop.send({ type: "tourLead.arrived", code: "IRIS-42" });
  expect(shop.getSnapshot().context.tourLeadCode).toBe("IRIS-42");
  expect(codes).toEqual(["IRIS-42"]);
});

const stranger = "a stranger who is asked for the word";
test.each([
  [[], "gate.outside.waiting + trouble.quiet"],
  [["turns out to be a customer"], "gate.open + trouble.quiet"],
  [["says the word"], "gate.outside.entering.asking + trouble.quiet"],
  [["says the word", "turns out to be a customer"], "gate.open + trouble.quiet"],
  [["says the word", "enterShop ✓ let in"], "gate.open + trouble.quiet"],
  [["says the word", "enterShop ✓ wrong word"], "gate.outside.wrongWord + trouble.quiet"],
  [["says the word", "enterShop ✓ tried too often"], "gate.outside.tooMany + trouble.quiet"],
  [["says the word", "enterShop ✓ a refusal nobody foresaw"], "gate.outside.unforeseen + trouble.quiet"],
  [["says the word", "enterShop ✗"], "gate.outside.entering.unreachable + trouble.quiet"],
  [["says the word", "enterShop ✗", "asks to come in"], "gate.outside.entering.asking + trouble.quiet"],
  [["the server fails"], "gate.outside.waiting + trouble.serverError"],
  [["the server fails", "puts the message away"], "gate.outside.waiting + trouble.quiet"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(shopPaths, stranger, steps)).toBe(state);
});

test.each([
  [[], "turns out to be a visitor"],
  [["says the word"], "asks to come in"],
] as const)("after %j the event is ignored: %s", (steps, step) => {
  expect(() => stateAfter(shopPaths, stranger, [...steps, step])).toThrow(`"${step}" can't happen`);
});
