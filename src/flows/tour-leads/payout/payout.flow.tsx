import { useEffect } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { PayoutFacts } from "#machines/tour-leads/payout/payout.contract.ts";
import { payoutMachine } from "#machines/tour-leads/payout/payout.machine.ts";
import { payoutView } from "#machines/tour-leads/payout/payout.view.ts";
import { useStoredDraft } from "#src/forms/form-draft.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { payoutActors } from "./payout.actors.ts";
import { PayoutScreen } from "./payout.screen.tsx";

export function Payout({ input }: { input: PayoutFacts }) {
  const { api, flowLog } = useShop();
  const machine = payoutMachine.provide({ actors: payoutActors({ api }) });
  return <PayoutContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function PayoutContent({ actor }: { actor: ActorRefFrom<typeof payoutMachine> }) {
  const view = useSelector(actor, payoutView, sameView);
  const { write } = useStoredDraft("payout");
  const isDone = view.screen === "requested";
  useEffect(() => {
    if (isDone) write(null);
  }, [isDone, write]);
  return <PayoutScreen view={view} send={actor.send} />;
}
