import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { PayoutMarkingFacts } from "../../../machines/payout-marking/payout-marking.contract.ts";
import { payoutMarkingMachine } from "../../../machines/payout-marking/payout-marking.machine.ts";
import { payoutMarkingView } from "../../../machines/payout-marking/payout-marking.view.ts";
import { sameView } from "../../shop/same-view.ts";
import { useShop } from "../../shop/shop-context.ts";
import { payoutMarkingActors } from "./payout-marking.actors.ts";
import { PayoutMarkingScreen } from "./payout-marking.screen.tsx";

/** An administrator says what became of a payout. */
export function PayoutMarking({ input }: { input: PayoutMarkingFacts }) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ["admin"] });
  const machine = payoutMarkingMachine.provide({ actors: payoutMarkingActors({ api, refresh }) });
  return <PayoutMarkingShown actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

/** A flow that runs already. */
export function PayoutMarkingShown({ actor }: { actor: ActorRefFrom<typeof payoutMarkingMachine> }) {
  return <PayoutMarkingScreen view={useSelector(actor, payoutMarkingView, sameView)} send={actor.send} />;
}
