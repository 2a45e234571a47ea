import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import {
  resolvePort,
  lastPortInput,
  createPathActor,
  stateAfter,
  rejectPort,
} from "#machines/paths/replay.ts";
import type { MarketChoice } from "./market.contract.ts";
import { marketMachine } from "./market.machine.ts";
import { marketPaths, toJapan } from "./market.paths.ts";
import { marketView } from "./market.view.ts";
import { requirements } from "#tests/support/requirements.ts";

describePaths(marketPaths, marketView);

test("switching the market first shows what would change, then stores it and reloads", () => {
  requirements("market.change-reloads");
  const reloaded: MarketChoice[] = [];
  const machine = marketMachine.provide({
    actions: { reload: (_, choice) => reloaded.push(choice) },
  });
  const market = createPathActor({ ...marketPaths, machine }).start();
  market.send({ type: "market.chosen", marketId: "japan" });
  expect(lastPortInput(market, "compareMarkets")).toEqual({
    from: "europe",
    to: "japan",
    languageId: "en",
  });
  resolvePort(market, "compareMarkets", { outcome: "compared", ...toJapan });
  expect(marketView(market.getSnapshot())).toEqual({
    screen: "whatWouldChange",
    comparison: toJapan,
  });
  expect(reloaded).toEqual([]);
  market.send({ type: "switch.confirmed" });
  expect(lastPortInput(market, "remember")).toEqual({
    marketId: "japan",
    languageId: "en",
    leaving: ["lemon-tree"],
  });
  resolvePort(market, "remember");
  expect(reloaded).toEqual([{ marketId: "japan", languageId: "en" }]);
});

test("with an empty cart the market is switched at once", () => {
  const market = createPathActor(marketPaths).start();
  market.send({ type: "market.chosen", marketId: "japan" });
  resolvePort(market, "compareMarkets", { outcome: "compared", ...toJapan, lines: [] });
  expect(lastPortInput(market, "remember")).toEqual({ marketId: "japan", languageId: "en", leaving: [] });
});

test("another language keeps the market and switches at once", () => {
  requirements("market.change-reloads");
  const market = createPathActor(marketPaths).start();
  market.send({ type: "language.chosen", languageId: "cs" });
  expect(lastPortInput(market, "remember")).toEqual({ marketId: "europe", languageId: "cs", leaving: [] });
});

test("choosing the current market or language is ignored", () => {
  const snapshot = createPathActor(marketPaths).start().getSnapshot();
  expect(snapshot.can({ type: "market.chosen", marketId: "europe" })).toBe(false);
  expect(snapshot.can({ type: "language.chosen", languageId: "en" })).toBe(false);
});

test("declining the switch clears the choice", () => {
  const market = createPathActor(marketPaths).start();
  market.send({ type: "market.chosen", marketId: "japan" });
  rejectPort(market, "compareMarkets");
  expect(marketView(market.getSnapshot())).toEqual({
    screen: "unreachable",
    chosen: { marketId: "japan", languageId: "en" },
  });
  market.send({ type: "switch.declined" });
  expect(market.getSnapshot().context).toEqual({
    marketId: "europe",
    languageId: "en",
    chosen: { marketId: "europe", languageId: "en" },
    comparison: null,
  });
});

const toJapanese = ["chooses Japan", "compareMarkets ✓ one line is not sold there"];
test.each([
  [[], "settled"],
  [["chooses Japan"], "comparing.asking"],
  [["chooses Japan", "compareMarkets ✗", "tries again"], "comparing.asking"],
  [["chooses Japan", "compareMarkets ✗", "stays"], "settled"],
  [["chooses Japan", "compareMarkets ✓ a refusal nobody foresaw"], "unforeseen"],
  [["chooses Japan", "compareMarkets ✓ a refusal nobody foresaw", "stays"], "settled"],
  [toJapanese, "confirming"],
  [[...toJapanese, "stays"], "settled"],
  [[...toJapanese, "switches"], "remembering.asking"],
  [[...toJapanese, "switches", "remember ✗"], "remembering.unreachable"],
  [[...toJapanese, "switches", "remember ✗", "tries again"], "remembering.asking"],
  [[...toJapanese, "switches", "remember ✗", "stays"], "settled"],
  [["chooses Czech", "remember ✓ remembered"], "reloading"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(marketPaths, "Europe in English", steps)).toBe(state);
});
