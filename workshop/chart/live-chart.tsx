import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { Step } from "../../machines/paths/model.ts";

/** Placeholder until the drawing lands; to be overwritten. */
export function LiveChart(_: {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot | undefined;
  possible: readonly Step[];
  onStep?: (step: Step) => void;
}) {
  return <p>Drawing the chart</p>;
}
