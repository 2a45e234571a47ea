import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  orderKeepingMachine,
  orderKeepingView,
  type OrderKeepingFacts,
} from "#machines/after-sale/order-keeping/order-keeping.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { orderKeepingActors } from "./order-keeping.actors.ts";
import { OrderKeepingScreen } from "./order-keeping.screen.tsx";

export function OrderKeeping({ input }: { input: OrderKeepingFacts }) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const machine = orderKeepingMachine.provide({
    actors: orderKeepingActors(api),
    actions: { refreshOrder: () => void queries.invalidateQueries({ queryKey: ["order"] }) },
  });
  return <OrderKeepingContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function OrderKeepingContent({ actor }: { actor: ActorRefFrom<typeof orderKeepingMachine> }) {
  const view = useSelector(actor, orderKeepingView, sameView);
  const use = useSelector(actor, ({ context }) => context.facts.use);
  return <OrderKeepingScreen view={view} use={use} send={actor.send} />;
}
