import { expect, test } from "vitest";
import { createActor } from "xstate";
import { lastPortInput } from "#machines/paths/replay.ts";
import { form } from "./form-machine.ts";

type Types = { facts: { id: string }; typed: { word: string; id?: string }; output: { outcome: "done" } };
const description = {
  id: "secret",
  port: "send",
  submitted: "secret.submitted",
  confirmation: { confirmed: "secret.confirmed", cancelled: "secret.cancelled" },
  outcomes: { done: "end" },
  isSecret: true,
} as const;

test("a cancelled confirmation forgets what was typed", () => {
  const { machine } = form<Types>()(description);
  const actor = createActor(machine, { input: { id: "one" } }).start();
  actor.send({ type: "secret.submitted", word: "moss" });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.typed]).toEqual([
    "confirming",
    { word: "moss" },
  ]);
  actor.send({ type: "secret.cancelled" });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.typed]).toEqual([{ open: "idle" }, null]);
});

test("what was typed does not replace a fact", () => {
  const { machine } = form<Types>()(description);
  const actor = createActor(machine, { input: { id: "one" } }).start();
  actor.send({ type: "secret.submitted", word: "moss", id: "another" });
  actor.send({ type: "secret.confirmed" });
  expect(lastPortInput(actor, "send")).toEqual({ id: "one", word: "moss" });
});

test.each([
  ["a check named as an outcome", { checks: { done: () => false } }],
  ["an outcome named as a state", { outcomes: { confirming: "end" } }],
])("%s is refused", (_, change) => {
  expect(() => form<any>()({ ...description, ...change } as never)).toThrow(
    "secret: two states have the same name.",
  );
});
