import { expect, test } from "vitest";
import type { SimulatedClock } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { navigationMachine } from "./navigation.machine.ts";
import { navigationPaths } from "./navigation.paths.ts";
import { navigationView } from "./navigation.view.ts";

describePaths(navigationPaths, navigationView);

const start = "on a page";
const lost = ["follows a link", "loadPage ✗"] as const;
test.each([
  [["follows a link"], "loading.asking.unnoticed"],
  [["follows a link", "⏱ moment"], "loading.asking.shown"],
  [["follows a link", "loadPage ✓ loaded"], "idle"],
  [["follows a link", "loadPage ✓ there is a newer version"], "newVersion"],
  [["follows a link", "loadPage ✓ can't be loaded, though the server answers"], "leaving"],
  [["follows a link", "another page is shown"], "idle"],
  [lost, "loading.unreachable.waiting"],
  [[...lost, "tries again"], "loading.unreachable.trying"],
  [[...lost, "the network is back"], "loading.unreachable.trying"],
  [[...lost, "⏱ pause"], "loading.unreachable.trying"],
  [[...lost, "tries again", "loadPage ✗"], "loading.unreachable.waiting"],
  [[...lost, "tries again", "loadPage ✓ loaded"], "idle"],
  [[...lost, "tries again", "stays here"], "idle"],
  [[...lost, "stays here"], "idle"],
  [[...lost, "follows a link"], "loading.asking.unnoticed"],
  [["the page can't be painted"], "loading.unreachable.waiting"],
  [["follows a link", "loadPage ✓ there is a newer version", "stays here"], "idle"],
  [["follows a link", "loadPage ✓ there is a newer version", "loads the new version"], "leaving"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(navigationPaths, start, steps)).toBe(state);
});

test("loading shows after 150 ms, and an unreachable page is retried after 5 s", () => {
  const actor = createPathActor(navigationPaths).start();
  const clock = actor.clock as SimulatedClock;
  const state = () => leafOf(actor.getSnapshot().value);
  actor.send({ type: "page.requested", address: "/shop" });
  clock.increment(149);
  expect(state()).toBe("loading.asking.unnoticed");
  clock.increment(1);
  expect(state()).toBe("loading.asking.shown");
  walk(navigationPaths, actor, "loadPage ✗");
  clock.increment(4_999);
  expect(state()).toBe("loading.unreachable.waiting");
  clock.increment(1);
  expect(state()).toBe("loading.unreachable.trying");
});

test("the last followed link is loaded and shown", () => {
  const shown: string[] = [];
  const machine = navigationMachine.provide({ actions: { show: (_, { address }) => shown.push(address) } });
  const actor = createPathActor({ ...navigationPaths, machine }).start();
  actor.send({ type: "page.requested", address: "/shop" });
  actor.send({ type: "page.requested", address: "/cart" });
  expect(lastPortInput(actor, "loadPage")).toEqual({ address: "/cart" });
  walk(navigationPaths, actor, "loadPage ✓ loaded");
  expect(shown).toEqual(["/cart"]);
});

test("a page that cannot load from a reachable server is opened by a full page load", () => {
  const left: string[] = [];
  const machine = navigationMachine.provide({
    actions: { leaveFor: (_, { address }) => left.push(address) },
  });
  const actor = createPathActor({ ...navigationPaths, machine }).start();
  actor.send({ type: "page.requested", address: "/shop" });
  walk(navigationPaths, actor, "loadPage ✓ can't be loaded, though the server answers");
  expect(left).toEqual(["/shop"]);
});
