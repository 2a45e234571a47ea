import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import {
  resolvePort,
  lastPortInput,
  createPathActor,
  rejectPort,
  stateAfter,
  walk,
} from "#machines/paths/replay.ts";
import { contactPaths, typed } from "./contact.paths.ts";
import { contactView } from "./contact.view.ts";

describePaths(contactPaths, contactView);

const proven = ["writes", "prove ✓ proven"];
const sent = [...proven, "sendMessage ✓ sent"];

test.each([
  [[], "typing.editing"],
  [["writes"], "sending.proving"],
  [["writes", "prove ✗"], "sending.unreachable"],
  [["writes", "prove ✗", "tries again"], "sending.proving"],
  [["writes", "prove ✗", "writes"], "sending.proving"],
  [proven, "sending.asking"],
  [[...proven, "sendMessage ✗"], "sending.unreachable"],
  [[...proven, "sendMessage ✗", "tries again"], "sending.proving"],
  [[...proven, "sendMessage ✓ fields are wrong"], "typing.refused"],
  [[...proven, "sendMessage ✓ fields are wrong", "writes"], "sending.proving"],
  [[...proven, "sendMessage ✓ the proof came too late"], "typing.unproven"],
  [[...proven, "sendMessage ✓ tried too often"], "typing.tooMany"],
  [[...proven, "sendMessage ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [sent, "sent"],
  [[...sent, "writes another message"], "typing.editing"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(contactPaths, "a visitor", steps)).toBe(state);
});

test("each attempt has its own captcha and sends the latest values", () => {
  const actor = createPathActor(contactPaths).start();
  actor.send({ type: "message.submitted", ...typed });
  resolvePort(actor, "prove", { captcha: "the first" });
  expect(lastPortInput(actor, "sendMessage")).toEqual({ typed, captcha: "the first" });
  rejectPort(actor, "sendMessage");
  const corrected = { ...typed, message: "Do you deliver on Sundays?" };
  actor.send({ type: "message.submitted", ...corrected });
  resolvePort(actor, "prove", { captcha: "the second" });
  expect(lastPortInput(actor, "sendMessage")).toEqual({ typed: corrected, captcha: "the second" });
  resolvePort(actor, "sendMessage", { outcome: "tooManyRequests", seconds: 841 });
  expect(actor.getSnapshot().context.captcha).toBeNull();
  expect(contactView(actor.getSnapshot())).toEqual({
    screen: "form",
    typed: corrected,
    orders: [],
    fieldErrors: {},
    problem: { minutes: 15 },
    busy: false,
  });
});

test("field errors are shown until the next attempt", () => {
  const actor = walk(
    contactPaths,
    createPathActor(contactPaths).start(),
    ...proven,
    "sendMessage ✓ fields are wrong",
  );
  expect(contactView(actor.getSnapshot())).toMatchObject({
    typed,
    problem: "invalid",
    fieldErrors: { email: "own_address", message: "unseen_marks" },
  });
  walk(contactPaths, actor, "writes");
  expect(contactView(actor.getSnapshot())).toMatchObject({
    typed,
    fieldErrors: {},
    problem: null,
    busy: true,
  });
});

test("another message starts empty with the same sender", () => {
  const actor = walk(contactPaths, createPathActor(contactPaths).start(), ...sent);
  expect(contactView(actor.getSnapshot())).toEqual({ screen: "sent", email: "ada@example.com" });
  walk(contactPaths, actor, "writes another message");
  const { email, name } = typed;
  expect(contactView(actor.getSnapshot())).toMatchObject({
    typed: { email, name, topic: "order", orderId: null, message: "" },
    problem: null,
  });
});
