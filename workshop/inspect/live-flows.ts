import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate";
import { stateName, titleOf } from "#workshop/recording/replay-recording.ts";

export type LiveFlow = {
  actor: AnyActor;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  log: readonly { at: number; title: string; state: string }[];
};
export type LiveFlows = ReturnType<typeof createLiveFlows>;

/** Maximum length of a flow's log. */
const longest = 200;

/** The shop's running flows, for React's `useSyncExternalStore`. */
export function createLiveFlows(now: () => number) {
  let flows: readonly LiveFlow[] = [];
  const listeners = new Set<() => void>();
  return {
    now: () => flows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: (inspected: InspectionEvent): void => {
      if (inspected.type !== "@xstate.snapshot" || !("machine" in inspected.snapshot)) return;
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      const actor = inspected.actorRef as AnyActor;
      const known = flows.find((flow) => flow.actor === actor);
      const line = { at: now(), title: titleOf(inspected), state: stateName(snapshot.value) };
      const log = [line, ...(known?.log ?? [])].slice(0, longest);
      const flow = { actor, machine: snapshot.machine, snapshot, log };
      flows = known ? flows.map((current) => (current === known ? flow : current)) : [...flows, flow];
      for (const listener of listeners) listener();
    },
  };
}
