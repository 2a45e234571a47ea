import { useSelector } from "@xstate/react";
import { createActor, type ActorRefFrom } from "xstate";
import type { User } from "#machines/account/session/session.contract.ts";
import { sessionMachine } from "#machines/account/session/session.machine.ts";
import { sessionView, type SessionView } from "#machines/account/session/session.view.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { sessionActors, type SessionActorDependencies } from "./session.actors.ts";

export { toUser } from "./session.actors.ts";

export type Session = ActorRefFrom<typeof sessionMachine>;
export type SessionDependencies = SessionActorDependencies & {
  inspect: FlowLog["inspect"];
  refreshInterval: number;
  storeUser: (user: User) => void;
  clearUser: () => void;
  deleteStoredData: (userId: string) => void;
  goToRoot: () => void;
};

/** The session outlives every screen; it leaves `restoring` when the page is hydrated. */
export function createSession(dependencies: SessionDependencies): Session {
  const machine = sessionMachine.provide({
    actors: sessionActors(dependencies),
    actions: {
      storeUser: (_, { user }) => dependencies.storeUser(user),
      clearStoredUser: () => dependencies.clearUser(),
      deleteStoredData: (_, { userId }) => dependencies.deleteStoredData(userId),
      goToRoot: () => dependencies.goToRoot(),
    },
  });
  return createActor(machine, {
    input: { refreshInterval: dependencies.refreshInterval },
    inspect: dependencies.inspect,
  });
}

export const useSession = (): Session => useShop().session;

export const useSessionView = (): SessionView => useSelector(useSession(), sessionView, sameView);

/** The logged-in customer, or null; undefined while it is not known yet. */
export function useCustomer(): User | null | undefined {
  const view = useSessionView();
  switch (view.screen) {
    case "nothingYet":
      return undefined;
    case "account":
      return view.user;
    default:
      return null;
  }
}
