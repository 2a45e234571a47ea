import { expect, test } from "vitest";
import { leavesOf, type Path } from "../../machines/paths/explore.ts";
import type { PathModel } from "../../machines/paths/model.ts";
import { transitionPaths } from "../../machines/paths/paths.ts";
import { replay } from "../../machines/paths/replay.ts";
import { flowModels } from "../../scripts/flows.ts";
import type { AnyStateMachine } from "xstate";
import { redactor } from "./redact.ts";

test("what a person typed, tokens and ids are gone, what was equal stays equal", () => {
  const redact = redactor();
  expect(
    redact({
      type: "login.submitted",
      username: "ada@example.com",
      password: "a long passphrase",
      again: { email: "ada@example.com", lines: [{ productId: "fern", count: 2, price: 14.5 }] },
      gift: true,
      note: null,
    }),
  ).toEqual({
    type: "login.submitted",
    username: "username-1",
    password: "password-2",
    again: { email: "username-1", lines: [{ productId: "productId-3", count: 2, price: 14.5 }] },
    gift: true,
    note: null,
  });
});

test("a chart's own words and codes stay, and nothing that only stands under their key", () => {
  const redact = redactor();
  expect(redact({ outcome: "saved", code: "cart_outdated", detail: "zip_not_delivered" })).toEqual({
    outcome: "saved",
    code: "cart_outdated",
    detail: "zip_not_delivered",
  });
  expect(redact({ type: "tourLead.arrived", code: "IRIS-42", reason: "Ada, 12 Canal Street" })).toEqual({
    type: "tourLead.arrived",
    code: "code-1",
    reason: "reason-2",
  });
  expect(redact(new Error("Ada's card was declined"))).toEqual({ error: true });
});

const flows = await flowModels();

test.each(flows)("the ways of $flow lead to the same states when they are redacted", ({ model }) => {
  const astray = transitionPaths(model).filter((path) => leadsElsewhere(model, path));
  expect(astray.map(({ title }) => title)).toEqual([]);
});

function leadsElsewhere(model: PathModel<AnyStateMachine>, path: Path): boolean {
  const redact = redactor();
  const starts = { [path.start]: redact(model.starts[path.start]) };
  const steps = path.steps.map(({ title, event }) => {
    const { error: _, ...rest } = event;
    return { title, event: { ...(redact(rest) as typeof event), type: event.type } };
  });
  const end = replay({ ...model, starts }, { start: path.start, steps }).getSnapshot();
  return leavesOf(end).join() !== path.leaves.join();
}
