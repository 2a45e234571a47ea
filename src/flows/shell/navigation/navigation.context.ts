import { useSelector } from "@xstate/react";
import { createActor, type ActorRefFrom } from "xstate";
import { navigationMachine } from "#machines/shell/navigation/navigation.machine.ts";
import { navigationView, type NavigationView } from "#machines/shell/navigation/navigation.view.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { navigationActors, type NavigationActorDependencies } from "./navigation.actors.ts";

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
export type Navigation = {
  actor: NavigationActor;
  /** Loads the page at a URL while the current one stays, then shows it. */
  request: (address: string, show: () => void) => void;
  /** Loads what the current page is missing after a network failure, then renders it again. */
  recover: (address: string, show: () => void) => void;
};
export type NavigationDependencies = NavigationActorDependencies & {
  inspect: FlowLog["inspect"];
  leaveFor: (address: string) => void;
};

export function createNavigation(dependencies: NavigationDependencies): Navigation {
  let showRequested = () => {};
  const machine = navigationMachine.provide({
    actors: navigationActors(dependencies),
    actions: {
      show: () => showRequested(),
      leaveFor: (_, { address }) => dependencies.leaveFor(address),
    },
  });
  const actor = createActor(machine, { inspect: dependencies.inspect });
  return {
    actor,
    request: (address, show) => {
      showRequested = show;
      actor.send({ type: "page.requested", address });
    },
    recover: (address, show) => {
      showRequested = show;
      actor.send({ type: "page.failed", address });
    },
  };
}

export const useNavigation = (): Navigation => useShop().navigation;

export const useNavigationView = (): NavigationView =>
  useSelector(useNavigation().actor, navigationView, sameView);
