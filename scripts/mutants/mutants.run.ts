import { expect, test } from "vitest";
import { camelCase } from "../flows.ts";
import type { FlowModel } from "../flows.ts";
import { testsOf } from "./collector.ts";
import { mutantsOf } from "./mutants.ts";

/** Changes each chart one place at a time, and lists the changes that no hand-written test notices. */
// XState warns about what mutants do.
console.warn = () => {};

const testFiles = import.meta.glob("/machines/*/*.test.ts");
const pathFiles = import.meta.glob<Record<string, FlowModel["model"]>>("/machines/*/*.paths.ts");
const wanted = process.env.FLOWS?.split(" ").filter(Boolean) ?? [];
const flows = Object.keys(pathFiles)
  .map((file) => file.split("/")[2]!)
  .filter((flow) => wanted.length === 0 || wanted.includes(flow));

test.each(flows)("every change of %s is noticed", async (flow) => {
  const model = (await pathFiles[`/machines/${flow}/${flow}.paths.ts`]!())[`${camelCase(flow)}Paths`]!;
  const own = Object.entries(testFiles).filter(([file]) => file.startsWith(`/machines/${flow}/`));
  const tests = await testsOf(own.map(([, load]) => load));
  expect(tests.filter(({ run }) => fails(run)).map(({ name }) => name)).toEqual([]);
  const mutants = mutantsOf(model.machine);
  // What noticed one change is likely to notice the next.
  let order = [...tests];
  const survivors = mutants.filter(({ apply }) => {
    const takeBack = apply();
    const noticing = order.find(({ run }) => fails(run));
    takeBack();
    if (noticing) order = [noticing, ...order.filter((one) => one !== noticing)];
    return !noticing;
  });
  console.log(
    `${flow}: ${mutants.length - survivors.length} of ${mutants.length} noticed by ${tests.length} tests`,
  );
  expect(survivors.map(({ name }) => name).join("\n")).toBe("");
});

function fails(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}
