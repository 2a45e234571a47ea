import type { AnyMachineSnapshot, InspectionEvent, StateValue } from "xstate";
import { useShop } from "#src/shop/shop-context.ts";

export type FlowEntry = {
  /** Milliseconds since the log began. */
  at: number;
  /** Distinguishes a flow's actors: a checkout may run twice in a visit. */
  actor: string;
  flow: string;
  event: { type: string; [key: string]: unknown };
  value: StateValue;
};
export type FlowLog = ReturnType<typeof createFlowLog>;

/** Far more than a visit needs. Later events are dropped, because a log without its beginning can't be replayed. */
const mostEntries = 2_000;

/**
 * Records every flow's events, in memory only.
 *
 * @param now milliseconds from any monotonic clock
 */
export function createFlowLog(now: () => number) {
  const began = now();
  const entries: FlowEntry[] = [];
  const listeners = new Set<(inspected: InspectionEvent) => void>();
  return {
    entries: entries as readonly FlowEntry[],
    /** For `createActor(machine, { inspect })`. */
    inspect: (inspected: InspectionEvent): void => {
      for (const listener of listeners) listener(inspected);
      if (inspected.type !== "@xstate.snapshot" || entries.length >= mostEntries) return;
      const { actorRef, event, snapshot } = inspected;
      if (!isMachineSnapshot(snapshot)) return;
      const { machine, value } = snapshot;
      entries.push({ at: now() - began, actor: actorRef.sessionId, flow: machine.id, event, value });
    },
    /** Passes every later inspection event to the listener. */
    follow: (listener: (inspected: InspectionEvent) => void): void => void listeners.add(listener),
  };
}

const isMachineSnapshot = (snapshot: object): snapshot is AnyMachineSnapshot => "machine" in snapshot;

export const useFlowLog = (): FlowLog => useShop().flowLog;
