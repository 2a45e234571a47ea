import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { selfBillingPaths } from "./self-billing.paths.ts";
import { selfBillingView } from "./self-billing.view.ts";

describePaths(selfBillingPaths, selfBillingView);

const first = "a tour lead who did not agree";
const sent = ["opens the form", "agrees"] as const;
const cut = [...sent, "keepAgreement ✗"] as const;

test.each([
  [[], "offered.resting"],
  [["opens the form"], "typing.editing"],
  [["opens the form", "leaves it as it is"], "offered.resting"],
  [sent, "keeping.asking"],
  [[...sent, "keepAgreement ✓ kept"], "agreed.kept"],
  [[...sent, "keepAgreement ✓ kept", "opens the form", "leaves it as it is"], "agreed.resting"],
  [[...sent, "keepAgreement ✓ two are wrong"], "typing.wrong"],
  [[...sent, "keepAgreement ✓ two are wrong", "agrees"], "keeping.asking"],
  [[...sent, "keepAgreement ✓ no tour lead any more"], "notAllowed"],
  [[...sent, "keepAgreement ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [cut, "keeping.unreachable"],
  [[...cut, "tries again"], "keeping.asking"],
  [[...cut, "agrees"], "keeping.asking"],
] as const)("before an agreement, %j leads to %s", (steps, state) => {
  expect(stateAfter(selfBillingPaths, first, steps)).toBe(state);
});

test.each([
  [[], "agreed.resting"],
  [["opens the form"], "typing.editing"],
  [["ends it"], "ending.asking"],
  [["ends it", "endAgreement ✓ ended"], "offered.ended"],
  [["ends it", "endAgreement ✓ ended", "opens the form", "leaves it as it is"], "offered.resting"],
  [["ends it", "endAgreement ✓ no tour lead any more"], "notAllowed"],
  [["ends it", "endAgreement ✓ a refusal nobody foresaw"], "ending.unforeseen"],
  [["ends it", "endAgreement ✓ a refusal nobody foresaw", "ends it"], "ending.asking"],
  [["ends it", "endAgreement ✗"], "ending.unreachable"],
  [["ends it", "endAgreement ✗", "tries again"], "ending.asking"],
] as const)("with an agreement, %j leads to %s", (steps, state) => {
  expect(stateAfter(selfBillingPaths, "one who agreed", steps)).toBe(state);
});

test("the data is sent and then cleared; errors are shown", () => {
  const actor = walk(selfBillingPaths, createPathActor(selfBillingPaths, first).start(), ...sent);
  const { typed } = actor.getSnapshot().context;
  expect(typed).toMatchObject({ name: "Lena Berg", chargesVat: true });
  expect(lastPortInput(actor, "keepAgreement")).toEqual({ data: typed });
  walk(selfBillingPaths, actor, "keepAgreement ✗", "agrees", "keepAgreement ✓ two are wrong");
  expect(actor.getSnapshot().context.typed).toBeNull();
  expect(selfBillingView(actor.getSnapshot())).toEqual({
    screen: "form",
    data: null,
    wrong: [
      { field: "taxNumber", unprintable: "" },
      { field: "street", unprintable: "ไทย" },
    ],
    problem: null,
    busy: false,
  });
});

test("an agreement is shown once stored, and none after it has ended", () => {
  const actor = walk(
    selfBillingPaths,
    createPathActor(selfBillingPaths, first).start(),
    ...sent,
    "keepAgreement ✓ kept",
  );
  expect(selfBillingView(actor.getSnapshot())).toMatchObject({
    screen: "agreement",
    data: { city: "Berlin" },
    isNew: true,
  });
  walk(selfBillingPaths, actor, "ends it", "endAgreement ✓ ended");
  expect(actor.getSnapshot().context.data).toBeNull();
  expect(selfBillingView(actor.getSnapshot())).toEqual({ screen: "offer", hasEnded: true });
});
