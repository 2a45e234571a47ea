import type { ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  payoutMarkingMachine,
  payoutMarkingView,
  type PayoutMarkingFacts,
} from "#machines/administration/payout-marking/payout-marking.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { payoutMarkingActors } from "./payout-marking.actors.ts";
import { PayoutMarkingScreen } from "./payout-marking.screen.tsx";

export function PayoutMarking({ input, about }: { input: PayoutMarkingFacts; about: ReactNode }) {
  const { api, flowLog } = useShop();
  const machine = payoutMarkingMachine.provide({ actors: payoutMarkingActors({ api }) });
  return (
    <PayoutMarkingContent about={about} actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />
  );
}

type ShownProps = { actor: ActorRefFrom<typeof payoutMarkingMachine>; about: ReactNode };

export function PayoutMarkingContent({ actor, about }: ShownProps) {
  const view = useSelector(actor, payoutMarkingView, sameView);
  return <PayoutMarkingScreen view={view} about={about} send={actor.send} />;
}
