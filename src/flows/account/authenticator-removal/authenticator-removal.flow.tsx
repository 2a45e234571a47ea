import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  authenticatorRemovalMachine,
  authenticatorRemovalView,
} from "#machines/account/authenticator-removal/authenticator-removal.machine.ts";
import type { SecondFactorTask } from "#machines/account/second-factor/second-factor.contract.ts";
import type { Wire } from "#src/api/client.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { authenticatorRemovalActors } from "./authenticator-removal.actors.ts";
import { AuthenticatorRemovalScreen } from "./authenticator-removal.screen.tsx";

type Props = {
  authenticators: Wire["Authenticators"];
  isAdministrator: boolean;
  onAdd: (task: SecondFactorTask) => void;
};

export function Authenticators(props: Props) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const refreshAuthenticators = () => queries.invalidateQueries({ queryKey: ["me"] });
  const machine = authenticatorRemovalMachine.provide({
    actors: authenticatorRemovalActors({ api, refreshAuthenticators }),
  });
  const actor = useActorRef(machine, { inspect: flowLog.inspect });
  return <AuthenticatorsContent {...props} actor={actor} />;
}

export function AuthenticatorsContent({
  actor,
  ...props
}: Props & { actor: ActorRefFrom<typeof authenticatorRemovalMachine> }) {
  const view = useSelector(actor, authenticatorRemovalView, sameView);
  return <AuthenticatorRemovalScreen {...props} view={view} send={actor.send} />;
}
