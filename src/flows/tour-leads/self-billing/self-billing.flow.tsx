import { useEffect } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { selfBillingMachine } from "#machines/tour-leads/self-billing/self-billing.machine.ts";
import { selfBillingView } from "#machines/tour-leads/self-billing/self-billing.view.ts";
import type { Wire } from "#src/api/client.ts";
import { useStoredDraft } from "#src/forms/form-draft.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { selfBillingActors, toTaxData } from "./self-billing.actors.ts";
import { SelfBillingScreen } from "./self-billing.screen.tsx";

export function SelfBilling({ data }: { data: Wire["TaxData"] | null }) {
  const { api, flowLog } = useShop();
  const machine = selfBillingMachine.provide({ actors: selfBillingActors({ api }) });
  const input = { data: data && toTaxData(data) };
  return <SelfBillingContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function SelfBillingContent({ actor }: { actor: ActorRefFrom<typeof selfBillingMachine> }) {
  const view = useSelector(actor, selfBillingView, sameView);
  const { write } = useStoredDraft("self-billing");
  const isDone = view.screen === "agreement";
  useEffect(() => {
    if (isDone) write(null);
  }, [isDone, write]);
  return <SelfBillingScreen view={view} send={actor.send} />;
}
