import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  refundRemovalMachine,
  refundRemovalView,
} from "#machines/after-sale/refund-removal/refund-removal.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { refundRemovalActors } from "./refund-removal.actors.ts";
import { RefundRemovalScreen } from "./refund-removal.screen.tsx";

export function RefundRemoval({ refundId, onDeleted }: { refundId: string; onDeleted: () => void }) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const machine = refundRemovalMachine.provide({
    actors: refundRemovalActors(api),
    actions: {
      refreshRefund: () => void queries.invalidateQueries({ queryKey: ["refunds"] }),
      showRefunds: () => {
        onDeleted();
        for (const about of ["order", "refunds"]) void queries.invalidateQueries({ queryKey: [about] });
      },
    },
  });
  return (
    <RefundRemovalContent actor={useActorRef(machine, { input: { refundId }, inspect: flowLog.inspect })} />
  );
}

export function RefundRemovalContent({ actor }: { actor: ActorRefFrom<typeof refundRemovalMachine> }) {
  return <RefundRemovalScreen view={useSelector(actor, refundRemovalView, sameView)} send={actor.send} />;
}
