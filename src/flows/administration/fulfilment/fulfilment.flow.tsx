import { useEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { fulfilmentMachine } from "#machines/administration/fulfilment/fulfilment.machine.ts";
import { fulfilmentView } from "#machines/administration/fulfilment/fulfilment.view.ts";
import type { Wire } from "#src/api/client.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import { fulfilmentActors } from "./fulfilment.actors.ts";
import { FulfilmentScreen } from "./fulfilment.screen.tsx";
import { toFulfilled } from "./fulfilment.wire.ts";

export function Fulfilment({ order }: { order: Wire["OrderToFulfil"] }) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const refreshOrders = () => queries.invalidateQueries({ queryKey: ["admin"] });
  const machine = fulfilmentMachine.provide({ actors: fulfilmentActors({ api, refreshOrders }) });
  const input = { order: toFulfilled(order) };
  return <FulfilmentContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function FulfilmentContent({ actor }: { actor: ActorRefFrom<typeof fulfilmentMachine> }) {
  const view = useSelector(actor, fulfilmentView, sameView);
  const orderId = useSelector(actor, ({ context }) => context.order.id);
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(view.screen);
  // The control that had the focus is gone, so the focus moves to the message. A dialog manages its own focus.
  useEffect(() => {
    const before = shown.current;
    shown.current = view.screen;
    if (view.screen === before || view.screen === "question") return;
    if (before === "question" && (view.screen === "form" || view.screen === "onItsWay")) return;
    container.current?.scrollIntoView({ block: "nearest" });
    focusOn(container.current);
  }, [view.screen]);
  return (
    <div ref={container}>
      <FulfilmentScreen view={view} send={actor.send} orderId={orderId} />
    </div>
  );
}
