import type { AnyMachineSnapshot, InspectionEvent, StateValue } from "xstate";
import { useShop } from "../shop/shop-context.ts";

/** What one event did to one flow. */
export type FlowEntry = {
  /** Milliseconds since the log began. */
  at: number;
  /** Which of several actors of the flow: a checkout may run twice in a visit. */
  actor: string;
  /** The machine's id. */
  flow: string;
  event: { type: string; [key: string]: unknown };
  /** Where the flow was afterwards. */
  value: StateValue;
};
export type FlowLog = ReturnType<typeof createFlowLog>;

/** Far more than a visit has. What comes after is not logged: a log without its beginning could not be replayed. */
const mostEntries = 2_000;

/**
 * Remembers what happened to every flow, in memory alone, until somebody asks for it.
 *
 * @param now milliseconds of any clock that only goes forward
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
    /** Tells the listener of all that is inspected from now on. */
    follow: (listener: (inspected: InspectionEvent) => void): void => void listeners.add(listener),
  };
}

const isMachineSnapshot = (snapshot: object): snapshot is AnyMachineSnapshot => "machine" in snapshot;

export const useFlowLog = (): FlowLog => useShop().flowLog;
