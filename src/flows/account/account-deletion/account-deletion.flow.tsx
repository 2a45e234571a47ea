import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  accountDeletionMachine,
  accountDeletionView,
} from "#machines/account/account-deletion/account-deletion.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { accountDeletionActors } from "./account-deletion.actors.ts";
import { AccountDeletionScreen } from "./account-deletion.screen.tsx";

export function AccountDeletion({ onDeleted }: { onDeleted: () => void }) {
  const { api, flowLog } = useShop();
  const machine = accountDeletionMachine.provide({
    actors: accountDeletionActors(api),
    actions: { leave: () => onDeleted() },
  });
  return <AccountDeletionContent actor={useActorRef(machine, { inspect: flowLog.inspect })} />;
}

export function AccountDeletionContent({ actor }: { actor: ActorRefFrom<typeof accountDeletionMachine> }) {
  return <AccountDeletionScreen view={useSelector(actor, accountDeletionView, sameView)} send={actor.send} />;
}
