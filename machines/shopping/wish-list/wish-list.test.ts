import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { wishListMachine } from "./wish-list.machine.ts";
import { wishListPaths as paths } from "./wish-list.paths.ts";
import { wishListView } from "./wish-list.view.ts";

describePaths(paths, wishListView);

const press = "presses the heart";
const cut = [press, "saveWish ✗"] as const;

test.each([
  [[], "choosing.settled", { isWished: false, busy: false, problem: null }],
  [[press], "saving.asking", { isWished: true, busy: true, problem: null }],
  [[press, press], "saving.asking", { isWished: false, busy: true, problem: null }],
  [[press, press, "saveWish ✓ saved"], "saving.asking", { isWished: false, busy: true, problem: null }],
  [
    [press, press, "saveWish ✓ saved", "saveWish ✓ a refusal nobody foresaw"],
    "choosing.unforeseen",
    { isWished: true, busy: false, problem: "unforeseen" },
  ],
  [
    [press, press, press, "saveWish ✓ saved"],
    "choosing.settled",
    { isWished: true, busy: false, problem: null },
  ],
  [[press, "saveWish ✓ saved"], "choosing.settled", { isWished: true, busy: false, problem: null }],
  [[press, "saveWish ✓ saved", press], "saving.asking", { isWished: false, busy: true, problem: null }],
  [
    [press, "saveWish ✓ the list is full"],
    "choosing.full",
    { isWished: false, busy: false, problem: { maximum: 100 } },
  ],
  [
    [press, "saveWish ✓ there is no such product"],
    "choosing.gone",
    { isWished: false, busy: false, problem: "notFound" },
  ],
  [
    [press, "saveWish ✓ a refusal nobody foresaw"],
    "choosing.unforeseen",
    { isWished: false, busy: false, problem: "unforeseen" },
  ],
  [
    [press, "saveWish ✓ the list is full", press],
    "saving.asking",
    { isWished: true, busy: true, problem: null },
  ],
  [cut, "saving.unreachable", { isWished: true, busy: false, problem: "unreachable" }],
  [[...cut, "tries again"], "saving.asking", { isWished: true, busy: true, problem: null }],
  [["another tab wishes for it"], "choosing.settled", { isWished: true, busy: false, problem: null }],
  [
    ["another tab wishes for it", "another tab takes it off", press],
    "saving.asking",
    { isWished: true, busy: true, problem: null },
  ],
  [
    [press, "saveWish ✓ the list is full", "another tab wishes for it"],
    "choosing.settled",
    { isWished: true, busy: false, problem: null },
  ],
  [
    [press, "another tab wishes for it", "saveWish ✓ a refusal nobody foresaw"],
    "choosing.unforeseen",
    { isWished: true, busy: false, problem: "unforeseen" },
  ],
  [[...cut, "another tab wishes for it"], "choosing.settled", { isWished: true, busy: false, problem: null }],
  [[...cut, "another tab takes it off"], "choosing.settled", { isWished: false, busy: false, problem: null }],
  [[...cut, press], "choosing.settled", { isWished: false, busy: false, problem: null }],
] as const)("%j leads to %s", (steps, state, view) => {
  expect(stateAfter(paths, "a product", steps)).toBe(state);
  const actor = walk(paths, createPathActor(paths).start(), ...steps);
  expect(wishListView(actor.getSnapshot())).toEqual(view);
});

test("a failed change is retried unchanged; lists are refreshed only once saved", () => {
  let refreshed = 0;
  const machine = wishListMachine.provide({ actions: { refreshLists: () => void (refreshed += 1) } });
  const actor = walk(paths, createPathActor({ ...paths, machine }).start(), ...cut, "tries again");
  expect(lastPortInput(actor, "saveWish")).toEqual({ isWished: true });
  expect(refreshed).toBe(0);
  walk(paths, actor, "saveWish ✓ saved", press);
  expect(lastPortInput(actor, "saveWish")).toEqual({ isWished: false });
  expect(refreshed).toBe(1);
});

test("a second press is saved after the first", () => {
  let refreshed = 0;
  const machine = wishListMachine.provide({ actions: { refreshLists: () => void (refreshed += 1) } });
  const actor = walk(paths, createPathActor({ ...paths, machine }).start(), press, press);
  expect(lastPortInput(actor, "saveWish")).toEqual({ isWished: true });
  walk(paths, actor, "saveWish ✓ saved");
  expect(lastPortInput(actor, "saveWish")).toEqual({ isWished: false });
  expect(refreshed).toBe(0);
  walk(paths, actor, "saveWish ✓ saved");
  expect(refreshed).toBe(1);
});
