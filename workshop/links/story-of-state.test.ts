import { createActor, createMachine } from "xstate";
import { expect, test } from "vitest";
import { storyUrl } from "./story-of-state.ts";

const machine = createMachine({
  id: "accountDeletion",
  initial: "open",
  states: {
    open: { initial: "idle", states: { idle: {} }, on: { sent: "deciding" } },
    deciding: { always: { guard: () => true, target: "closed" } },
    closed: { type: "final" },
  },
});

test("a state's story is named after the flow and the state", () => {
  const actor = createActor(machine).start();
  expect(storyUrl(actor.getSnapshot())).toBe(
    "http://localhost:6006/?path=/story/flows-account-deletion--open-idle",
  );
  actor.send({ type: "sent" });
  expect(storyUrl(actor.getSnapshot())).toBe(
    "http://localhost:6006/?path=/story/flows-account-deletion--closed",
  );
});
