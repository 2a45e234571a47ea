import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  failedMailMachine,
  failedMailView,
  type FailedMailFacts,
} from "#machines/administration/failed-mail/failed-mail.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { failedMailActors } from "./failed-mail.actors.ts";
import { FailedMailScreen } from "./failed-mail.screen.tsx";

export function FailedMail({ input }: { input: FailedMailFacts }) {
  const { api, flowLog } = useShop();
  const machine = failedMailMachine.provide({ actors: failedMailActors({ api }) });
  return <FailedMailContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function FailedMailContent({ actor }: { actor: ActorRefFrom<typeof failedMailMachine> }) {
  const view = useSelector(actor, failedMailView, sameView);
  return <FailedMailScreen view={view} send={actor.send} />;
}
