import { createContext, useContext } from "react";
import { useSelector } from "@xstate/react";
import { createActor, type ActorRefFrom } from "xstate";
import type { User } from "../../../machines/session/session.contract.ts";
import { sessionMachine } from "../../../machines/session/session.machine.ts";
import { sessionView, type SessionView } from "../../../machines/session/session.view.ts";
import type { FlowLog } from "../../recording/flow-log.ts";
import { sessionActors, type SessionWorld } from "./session.actors.ts";

export type Session = ActorRefFrom<typeof sessionMachine>;
export type SessionKeeping = SessionWorld & {
  inspect: FlowLog["inspect"];
  refreshInterval: number;
  storeUser: (user: User) => void;
  clearUser: () => void;
  deleteWhatWasKept: (userId: string) => void;
  goToRoot: () => void;
};

/** The session outlives every screen; it leaves `restoring` when the page is hydrated. */
export function createSession(keeping: SessionKeeping): Session {
  const machine = sessionMachine.provide({
    actors: sessionActors(keeping),
    actions: {
      storeUser: (_, { user }) => keeping.storeUser(user),
      clearStoredUser: () => keeping.clearUser(),
      deleteWhatWasKept: (_, { userId }) => keeping.deleteWhatWasKept(userId),
      goToRoot: () => keeping.goToRoot(),
    },
  });
  return createActor(machine, {
    input: { refreshInterval: keeping.refreshInterval },
    inspect: keeping.inspect,
  });
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("no session above this component");
  return session;
}

export const useSessionView = (): SessionView => useSelector(useSession(), sessionView, sameView);

/** The logged-in customer, or null; undefined while that is not known yet. */
export function useCustomer(): User | null | undefined {
  const view = useSessionView();
  switch (view.sees) {
    case "nothingYet":
      return undefined;
    case "account":
      return view.user;
    default:
      return null;
  }
}

const sameView = (a: SessionView, b: SessionView): boolean => JSON.stringify(a) === JSON.stringify(b);
