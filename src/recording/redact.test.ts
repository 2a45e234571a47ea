import fc from "fast-check";
import { expect, test } from "vitest";
import { leafStates } from "#machines/paths/explore.ts";
import type { PathModel } from "#machines/paths/model.ts";
import { transitionPaths, type Path } from "#machines/paths/paths.ts";
import { replay } from "#machines/paths/replay.ts";
import { flowModels } from "#scripts/flows.ts";
import type { AnyStateMachine } from "xstate";
import { redactor } from "./redact.ts";

test("values, tokens and ids are replaced, and equal values stay equal", () => {
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

test("a gift's note is replaced, and whether it is a gift stays", () => {
  const redact = redactor();
  const typed = { giftNote: "Happy birthday", note: "" };
  const event = { type: "address.typed", ...typed, again: { giftNote: null }, empty: { giftNote: "" } };
  expect(redact(event)).toEqual({
    type: "address.typed",
    giftNote: "giftNote-1",
    note: "",
    again: { giftNote: null },
    empty: { giftNote: "" },
  });
  const fieldErrors = { giftNote: "unseen_marks", note: "too_long" };
  expect(redact({ fieldErrors })).toEqual({ fieldErrors });
});

test("a chart's own words stay, but not other values under their keys", () => {
  const redact = redactor();
  expect(
    redact({ type: "xstate.done.actor.saveDraft", output: { outcome: "saved", code: "cart_outdated" } }),
  ).toEqual({
    type: "xstate.done.actor.saveDraft",
    output: { outcome: "saved", code: "cart_outdated" },
  });
  expect(redact({ fieldErrors: { "delivery.zipCode": "zip_not_delivered" } })).toEqual({
    fieldErrors: { "delivery.zipCode": "zip_not_delivered" },
  });
  expect(
    redact({
      type: "tourLead.arrived",
      code: "IRIS",
      reason: "widow",
      kind: "mary_smith",
      again: { type: "Ada" },
    }),
  ).toEqual({
    type: "tourLead.arrived",
    code: "code-1",
    reason: "reason-2",
    kind: "kind-3",
    again: { type: "type-4" },
  });
  expect(redact(new Error("Ada's card was declined"))).toEqual({ error: true });
});

test("every string under a key for personal input is replaced", () => {
  const typedKeys = [
    "password",
    "username",
    "firstName",
    "street",
    "note",
    "email",
    "token",
    "code",
    "detail",
    "word",
  ];
  const word = fc.stringMatching(/^[a-z]{3,12}(_[a-z]{2,12}){0,3}$/);
  const ours = [
    "cart_outdated",
    "coupon_ended",
    "coupon_used_up",
    "delivery_date_changed",
    "item_unavailable",
    "points_changed",
    "price_changed",
    "promotion_changed",
    "shipping_changed",
  ];
  fc.assert(
    fc.property(fc.constantFrom(...typedKeys), word, (key, text) => {
      fc.pre(!ours.includes(text));
      const [[, standIn]] = Object.entries(redactor()({ [key]: text }) as object) as [[string, string]];
      expect(standIn).toBe(`${key}-1`);
    }),
  );
});

const flows = await flowModels();

test.each(flows)("the redacted paths of $flow lead to the same states", ({ model }) => {
  const astray = transitionPaths(model).filter((path) => leadsElsewhere(model, path));
  expect(astray.map(({ title }) => title)).toEqual([]);
});

function leadsElsewhere(model: PathModel<AnyStateMachine>, path: Path): boolean {
  const redact = redactor();
  const starts = { [path.start]: redact(model.starts[path.start]) };
  const steps = path.steps.map(({ event, ...step }) => {
    const { error: _, ...rest } = event;
    return { ...step, event: { ...(redact(rest) as typeof event), type: event.type } };
  });
  const end = replay({ ...model, starts }, { start: path.start, steps }).getSnapshot();
  return leafStates(end).join() !== path.leaves.join();
}

test("the days that the shop promises stay, but nothing else in their place", () => {
  const redact = redactor();
  const promised = { leavesOn: "2026-11-30", arrivesFrom: "2026-12-02", arrivesTo: "2026-12-04" };
  expect(redact({ dates: promised })).toEqual({ dates: promised });
  const openingHours = { mon: { opens: "08:00", closes: "17:00" } };
  expect(redact({ openingHours })).toEqual({ openingHours });
  expect(redact({ opens: "at noon" })).toEqual({ opens: "opens-1" });
  expect(redact({ leavesOn: "when Ada is at home" })).toEqual({ leavesOn: "leavesOn-2" });
});
