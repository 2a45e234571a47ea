import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { editAddressMachine } from "./edit-address.machine.ts";
import { editAddressPaths, typed } from "./edit-address.paths.ts";
import { editAddressView } from "./edit-address.view.ts";

describePaths(editAddressPaths, editAddressView);

const cut = ["saves", "saveAddress ✗"];

test.each([
  [[], "typing.editing"],
  [["saves"], "saving.asking"],
  [["removes it"], "saving.asking"],
  [["saves", "saveAddress ✓ saved"], "saved"],
  [["saves", "saveAddress ✓ no such postcode"], "typing.refused"],
  [["saves", "saveAddress ✓ a refusal nobody foresaw"], "typing.unforeseen"],
  [cut, "saving.unreachable"],
  [[...cut, "tries again"], "saving.asking"],
  [[...cut, "saves"], "saving.asking"],
  [[...cut, "removes it"], "saving.asking"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(editAddressPaths, "an address", steps)).toBe(state);
});

test("the draft survives a refusal, and a save shows the addresses", () => {
  const shown: string[] = [];
  const machine = editAddressMachine.provide({
    actions: { showAddresses: (_, { kind }) => void shown.push(kind) },
  });
  const actor = createPathActor({ ...editAddressPaths, machine }, "an address").start();
  walk(editAddressPaths, actor, "saves");
  expect(lastPortInput(actor, "saveAddress")).toEqual({ kind: "delivery", address: typed });
  walk(editAddressPaths, actor, "saveAddress ✓ no such postcode");
  expect(editAddressView(actor.getSnapshot())).toEqual({
    screen: "form",
    kind: "delivery",
    typed,
    isThere: true,
    fieldErrors: { zipCode: "zip_format" },
    note: null,
    busy: false,
    isSaved: false,
  });
  walk(editAddressPaths, actor, "saves", "saveAddress ✓ saved");
  expect(shown).toEqual(["delivery"]);
});

test("a second attempt sends the latest request", () => {
  const actor = walk(editAddressPaths, createPathActor(editAddressPaths, "an address").start(), ...cut);
  walk(editAddressPaths, actor, "removes it");
  expect(lastPortInput(actor, "saveAddress")).toEqual({ kind: "delivery", address: null });
  walk(editAddressPaths, actor, "saveAddress ✗");
  expect(editAddressView(actor.getSnapshot())).toMatchObject({ typed, note: "unreachable" });
  actor.send({ type: "address.submitted", address: { ...typed, firstName: "Augusta" } });
  expect(lastPortInput(actor, "saveAddress")).toEqual({
    kind: "delivery",
    address: { ...typed, firstName: "Augusta" },
  });
});
