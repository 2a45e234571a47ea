import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { accountDeletionMachine } from "./account-deletion.machine.ts";
import { accountDeletionPaths } from "./account-deletion.paths.ts";
import { accountDeletionView } from "./account-deletion.view.ts";

describePaths(accountDeletionPaths, accountDeletionView);

const cut = ["deletes the account", "deleteAccount ✗"];

test.each([
  [[], "typing.editing"],
  [["deletes the account"], "deleting.asking"],
  [["deletes the account", "deleteAccount ✓ deleted"], "deleted"],
  [["deletes the account", "deleteAccount ✓ the password is wrong"], "typing.incorrect"],
  [["deletes the account", "deleteAccount ✓ an order is not paid"], "typing.stillOpen"],
  [["deletes the account", "deleteAccount ✓ commission was taken back"], "typing.inDebt"],
  [["deletes the account", "deleteAccount ✓ the only administrator"], "typing.lastAdministrator"],
  [["deletes the account", "deleteAccount ✓ tried too often"], "typing.tooMany"],
  [["deletes the account", "deleteAccount ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [cut, "deleting.unreachable"],
  [[...cut, "tries again"], "deleting.asking"],
  [[...cut, "deletes the account"], "deleting.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(accountDeletionPaths, "a customer", steps)).toBe(state);
});

test("a deleted account leaves the page; the password is cleared after each request", () => {
  const done: string[] = [];
  const machine = accountDeletionMachine.provide({ actions: { leave: () => void done.push("left") } });
  const actor = createPathActor({ ...accountDeletionPaths, machine }).start();
  walk(accountDeletionPaths, actor, ...cut, "tries again");
  expect(lastPortInput(actor, "deleteAccount")).toEqual({ password: "Trellis-Demo-2026!" });
  walk(accountDeletionPaths, actor, "deleteAccount ✓ an order is not paid");
  expect(actor.getSnapshot().context.password).toBeNull();
  expect(accountDeletionView(actor.getSnapshot()).note).toEqual({
    open: [{ what: "unpaid", references: ["7K3M-9Q2R"] }],
  });
  walk(accountDeletionPaths, actor, "deletes the account", "deleteAccount ✓ tried too often");
  expect(accountDeletionView(actor.getSnapshot()).note).toEqual({ minutes: 15 });
  walk(accountDeletionPaths, actor, "deletes the account", "deleteAccount ✓ commission was taken back");
  expect(accountDeletionView(actor.getSnapshot()).note).toEqual({
    debts: [{ currency: "EUR", amount: 12.4 }],
  });
  expect(done).toEqual([]);
  walk(accountDeletionPaths, actor, "deletes the account", "deleteAccount ✓ deleted");
  expect(done).toEqual(["left"]);
});

test("a second attempt sends the password typed last", () => {
  const actor = walk(accountDeletionPaths, createPathActor(accountDeletionPaths).start(), ...cut);
  actor.send({ type: "deletion.submitted", password: "another" });
  expect(lastPortInput(actor, "deleteAccount")).toEqual({ password: "another" });
});
