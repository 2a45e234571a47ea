import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { Step } from "#machines/paths/model.ts";
import { arrowId } from "./chart.ts";

/** The ids of the arrows that can be taken now, guards considered, and the steps that take each. */
export function stepsByArrow(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot | undefined,
  possible: readonly Step[],
): Map<string, Step[]> {
  const ways = new Map<string, Step[]>();
  if (!snapshot) return ways;
  for (const step of possible)
    for (const transition of machine.getTransitionData(snapshot, step.event)) {
      const id = arrowId(transition);
      ways.set(id, [...(ways.get(id) ?? []), step]);
    }
  return ways;
}
