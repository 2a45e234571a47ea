import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { payoutExportPaths } from "./payout-export.paths.ts";
import { payoutExportView } from "./payout-export.view.ts";

describePaths(payoutExportPaths, payoutExportView);

test.each([
  [[], "typing.editing"],
  [["exports"], "exporting.asking"],
  [["exports", "exportPayouts ✓ saved"], "typing.saved"],
  [["exports", "exportPayouts ✓ saved", "exports"], "exporting.asking"],
  [["exports", "exportPayouts ✓ the password is wrong"], "typing.incorrect"],
  [["exports", "exportPayouts ✓ nothing waits"], "typing.nothing"],
  [["exports", "exportPayouts ✓ the shop has no account"], "typing.noAccount"],
  [["exports", "exportPayouts ✓ saved without their own"], "typing.saved"],
  [["exports", "exportPayouts ✓ it would hold their own"], "typing.ownCase"],
  [["exports", "exportPayouts ✓ no administrator any more"], "notAllowed"],
  [["exports", "exportPayouts ✓ tried too often"], "typing.tooMany"],
  [["exports", "exportPayouts ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [["exports", "exportPayouts ✗"], "exporting.unreachable"],
  [["exports", "exportPayouts ✗", "tries again"], "exporting.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(payoutExportPaths, "an administrator", steps)).toBe(state);
});

test.each([
  [[], "offered.resting"],
  [["asks for the same file"], "typing.editing"],
  [["asks for the same file", "leaves it"], "offered.resting"],
  [["asks for the same file", "exports", "exportPayouts ✓ saved"], "offered.saved"],
  [
    ["asks for the same file", "exports", "exportPayouts ✓ saved", "asks for the same file"],
    "typing.editing",
  ],
  [["asks for the same file", "exports", "exportPayouts ✓ nothing waits"], "typing.nothing"],
] as const)("with a lost file, %j leads to %s", (steps, state) => {
  expect(stateAfter(payoutExportPaths, "one whose file got lost", steps)).toBe(state);
});

test("a first export cannot be left", () => {
  const actor = createPathActor(payoutExportPaths).start();
  expect(actor.getSnapshot().can({ type: "again.left" })).toBe(false);
});

test("the waiting payouts are refreshed, and the saved file stays shown when none is left", () => {
  const actor = createPathActor(payoutExportPaths).start();
  walk(payoutExportPaths, actor, "exports", "exportPayouts ✓ saved", "nothing waits any more");
  expect(payoutExportView(actor.getSnapshot())).toEqual({
    screen: "form",
    currencies: [],
    currency: "EUR",
    file: null,
    note: { count: 3, ownLeftOut: 0, fileName: "payouts-EUR-2026-11-21-790570.xml" },
    busy: false,
  });
});

test("a file saved again is named", () => {
  const actor = createPathActor(payoutExportPaths, "one whose file got lost").start();
  const view = () => payoutExportView(actor.getSnapshot());
  expect(view()).toEqual({ screen: "offer", saved: null });
  walk(payoutExportPaths, actor, "asks for the same file");
  expect(view()).toEqual({
    screen: "form",
    currencies: [],
    currency: "EUR",
    file: { currency: "EUR", exportId: "01a1fda1-4db5-78d4-bca7-b0a827790570" },
    note: null,
    busy: false,
  });
  walk(payoutExportPaths, actor, "exports", "exportPayouts ✓ saved");
  expect(view()).toEqual({
    screen: "offer",
    saved: { count: 3, ownLeftOut: 0, fileName: "payouts-EUR-2026-11-21-790570.xml" },
  });
});

test("a repeated export has the same id, and the password is cleared", () => {
  const actor = walk(payoutExportPaths, createPathActor(payoutExportPaths).start(), "exports");
  const request = {
    currency: "EUR",
    password: "Trellis-Demo-2026!",
    exportId: "01a1fda1-4db5-78d4-bca7-b0a827790570",
  };
  walk(payoutExportPaths, actor, "exportPayouts ✗", "tries again");
  expect(lastPortInput(actor, "exportPayouts")).toEqual(request);
  walk(payoutExportPaths, actor, "exportPayouts ✓ saved");
  expect(actor.getSnapshot().context.request).toBeNull();
  expect(payoutExportView(actor.getSnapshot())).toEqual({
    screen: "form",
    currencies: ["EUR", "JPY"],
    currency: "EUR",
    file: null,
    note: { count: 3, ownLeftOut: 0, fileName: "payouts-EUR-2026-11-21-790570.xml" },
    busy: false,
  });
});

test("the view has the number of own payouts left out", () => {
  const actor = walk(payoutExportPaths, createPathActor(payoutExportPaths).start(), "exports");
  walk(payoutExportPaths, actor, "exportPayouts ✓ saved without their own");
  expect(payoutExportView(actor.getSnapshot())).toMatchObject({ note: { count: 3, ownLeftOut: 2 } });
});

test("the wait is shown in minutes", () => {
  const actor = walk(payoutExportPaths, createPathActor(payoutExportPaths).start(), "exports");
  walk(payoutExportPaths, actor, "exportPayouts ✓ tried too often");
  expect(payoutExportView(actor.getSnapshot())).toMatchObject({ note: { minutes: 15 } });
});
