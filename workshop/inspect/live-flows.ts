import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate";
import { stateName, titleOf } from "#workshop/recording/replay-recording.ts";

export type LiveFlow = {
  actor: AnyActor;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The flow's name, after those of the flows that invoked or spawned it: `checkout › payment`. */
  name: string;
  /** The number of its last event, counted over all flows. */
  latest: number;
  log: readonly { at: number; title: string; state: string }[];
};
export type LiveFlows = ReturnType<typeof createLiveFlows>;

/** Maximum length of a flow's log. */
const longest = 200;

/** The shop's running flows, also those that others invoked or spawned, for React's `useSyncExternalStore`. */
export function createLiveFlows(now: () => number) {
  let flows: readonly LiveFlow[] = [];
  let latest = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => flows,
    /** The number of the last event. */
    latest: () => latest,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: (inspected: InspectionEvent): void => {
      if (inspected.type !== "@xstate.snapshot" || !("machine" in inspected.snapshot)) return;
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      const actor = inspected.actorRef as AnyActor;
      const { machine } = snapshot;
      latest += 1;
      const known = flows.find((flow) => flow.actor === actor);
      const line = { at: now(), title: titleOf(inspected), state: stateName(snapshot.value) };
      const log = [line, ...(known?.log ?? [])].slice(0, longest);
      const flow = { actor, machine, snapshot, name: nameOf(actor, machine.id), latest, log };
      flows = known ? flows.map((current) => (current === known ? flow : current)) : [...flows, flow];
      for (const listener of listeners) listener();
    },
  };
}

/** Several children of a machine are told apart by their ids. */
function nameOf(actor: AnyActor, machineId: string): string {
  const parent = actor._parent as AnyActor | undefined;
  if (!parent) return machineId;
  const own = actor.id === machineId ? machineId : `${machineId} ${actor.id}`;
  const above = "root" in parent.logic ? [nameOf(parent, (parent.logic as AnyStateMachine).id)] : [];
  return [...above, own].join(" › ");
}
