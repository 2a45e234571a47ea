import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  stockChangeMachine,
  stockChangeView,
  type StockChangeFacts,
} from "#machines/administration/stock-change/stock-change.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { stockChangeActors } from "./stock-change.actors.ts";
import { StockChangeScreen } from "./stock-change.screen.tsx";

type Props = { input: StockChangeFacts; onHand: number; onBooked: () => void };

export function StockChange({ input, onHand, onBooked }: Props) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const machine = stockChangeMachine.provide({
    actors: stockChangeActors(api),
    actions: {
      refreshStock: (_, { outcome }) => {
        void queries.invalidateQueries({ queryKey: ["admin", "stock"] });
        if (outcome === "changed") onBooked();
      },
    },
  });
  const actor = useActorRef(machine, { input, inspect: flowLog.inspect });
  return <StockChangeContent actor={actor} onHand={onHand} />;
}

/** `onHand`: as it is shown beside. */
export function StockChangeContent({
  actor,
  onHand = 3,
}: {
  actor: ActorRefFrom<typeof stockChangeMachine>;
  onHand?: number;
}) {
  const view = useSelector(actor, stockChangeView, sameView);
  return <StockChangeScreen view={view} send={actor.send} onHand={onHand} />;
}
