import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { accountDeletionMachine, accountDeletionView } from "./account-deletion.machine.ts";
import { accountDeletionPaths } from "./account-deletion.paths.ts";

describePaths(accountDeletionPaths, accountDeletionView);

const cut = ["deletes the account", "deleteAccount ✗"];

test.each([
  [[], "open.idle"],
  [["deletes the account"], "submitting.pending"],
  [["deletes the account", "deleteAccount ✓ deleted"], "deleted"],
  [["deletes the account", "deleteAccount ✓ the password is wrong"], "open.incorrectPassword"],
  [["deletes the account", "deleteAccount ✓ an order is not paid"], "open.stillOpen"],
  [["deletes the account", "deleteAccount ✓ commission was taken back"], "open.commissionDebt"],
  [["deletes the account", "deleteAccount ✓ the only administrator"], "open.lastAdministrator"],
  [["deletes the account", "deleteAccount ✓ tried too often"], "open.tooManyRequests"],
  [["deletes the account", "deleteAccount ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [cut, "submitting.unreachable"],
  [[...cut, "tries again"], "submitting.pending"],
  [[...cut, "deletes the account"], "submitting.pending"],
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
  expect(actor.getSnapshot().context.typed).toBeNull();
  expect(accountDeletionView(actor.getSnapshot())).toMatchObject({
    note: {
      open: [{ what: "unpaid", references: ["7K3M-9Q2R"] }],
    },
  });
  walk(accountDeletionPaths, actor, "deletes the account", "deleteAccount ✓ tried too often");
  expect(accountDeletionView(actor.getSnapshot())).toMatchObject({ note: { minutes: 15 } });
  walk(accountDeletionPaths, actor, "deletes the account", "deleteAccount ✓ commission was taken back");
  expect(accountDeletionView(actor.getSnapshot())).toMatchObject({
    note: {
      debts: [{ currency: "EUR", amount: 12.4 }],
    },
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
