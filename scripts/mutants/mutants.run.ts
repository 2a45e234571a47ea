import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { StateMachine, type AnyStateMachine } from "xstate";
import { camelCase } from "#scripts/flows.ts";
import type { FlowModel } from "#scripts/flows.ts";
import { testsOf } from "./collector.ts";
import { mutantsOf, placeOf } from "./mutants.ts";

// XState warns about what mutants do.
console.warn = () => {};

const testFiles = import.meta.glob("/machines/*/*/*.test.ts");
const pathFiles = import.meta.glob<Record<string, FlowModel["model"]>>("/machines/*/*/*.paths.ts");
const wanted = process.env.FLOWS?.split(" ").filter(Boolean) ?? [];
const flows = Object.keys(pathFiles)
  .map((file) => dirname(file))
  .filter((folder) => wanted.length === 0 || wanted.includes(basename(folder)));

test.each(flows)("every mutant of %s is killed", async (folder) => {
  const flow = basename(folder);
  const model = (await pathFiles[`${folder}/${flow}.paths.ts`]!())[`${camelCase(flow)}Paths`]!;
  const own = Object.entries(testFiles).filter(([file]) => file.startsWith(`${folder}/`));
  const tests = await testsOf(own.map(([, load]) => load));
  expect(tests.filter(({ run }) => fails(run)).map(({ name }) => name)).toEqual([]);
  const mutants = mutantsOf(model.machine);
  const places = new Map(tests.map((one) => [one, placesIn(one.run)]));
  // The test that detected the last mutant is likely to detect the next.
  let order = [...tests];
  const survivors = mutants.filter(({ at, apply }) => {
    const comesBy = (one: (typeof tests)[number]) => Number(at !== undefined && places.get(one)!.has(at));
    const likeliest = order.toSorted((one, other) => comesBy(other) - comesBy(one));
    const takeBack = apply();
    const noticing = likeliest.find(({ run }) => fails(run));
    takeBack();
    if (noticing) order = [noticing, ...order.filter((one) => one !== noticing)];
    return !noticing;
  });
  console.log(
    `${flow}: ${mutants.length - survivors.length} of ${mutants.length} noticed by ${tests.length} tests`,
  );
  expect(survivors.map(({ name }) => name).join("\n")).toBe("");
});

/** The states and events that a test reaches, and, with no event, the states it enters. */
function placesIn(run: () => unknown): ReadonlySet<string> {
  const places = new Set<string>();
  const { transition } = StateMachine.prototype;
  StateMachine.prototype.transition = function (this: AnyStateMachine, snapshot, event, scope) {
    const next = transition.call(this, snapshot, event, scope);
    for (const node of snapshot._nodes) places.add(placeOf(node, event.type));
    for (const node of next._nodes) places.add(placeOf(node, ""));
    return next;
  };
  run();
  StateMachine.prototype.transition = transition;
  return places;
}

function fails(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}
