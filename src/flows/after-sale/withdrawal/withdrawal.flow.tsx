import { useEffect, useRef, type ReactNode } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { withdrawalMachine } from "#machines/after-sale/withdrawal/withdrawal.machine.ts";
import { withdrawalView } from "#machines/after-sale/withdrawal/withdrawal.view.ts";
import type { Wire } from "#src/api/client.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { focusOn } from "#src/ui/focus.ts";
import { withdrawalActors } from "./withdrawal.actors.ts";
import { WithdrawalScreen } from "./withdrawal.screen.tsx";
import { toWithdrawalOrder } from "./withdrawal.wire.ts";

/** `onEnded`: withdrawn, or no longer possible; a further withdrawal is a new flow. */
type Props = { order: Wire["Order"]; email: string | null; orderLink: ReactNode; onEnded: () => void };

export function Withdrawal({ order, email, orderLink, onEnded }: Props) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const machine = withdrawalMachine.provide({
    actors: withdrawalActors(api),
    actions: {
      refreshOrder: () => {
        onEnded();
        for (const about of ["order", "refunds"]) void queries.invalidateQueries({ queryKey: [about] });
      },
    },
  });
  const input = { order: toWithdrawalOrder(order), email };
  const actor = useActorRef(machine, { input, inspect: flowLog.inspect });
  return <WithdrawalContent actor={actor} orderLink={orderLink} />;
}

export function WithdrawalContent({
  actor,
  orderLink,
}: {
  actor: ActorRefFrom<typeof withdrawalMachine>;
  orderLink: ReactNode;
}) {
  const view = useSelector(actor, withdrawalView, sameView);
  const orderId = useSelector(actor, ({ context }) => context.order.id);
  const container = useRef<HTMLDivElement>(null);
  const last = useRef(view.screen);
  // The button that had the focus is gone, so the focus moves to the message.
  useEffect(() => {
    if (view.screen === last.current) return;
    last.current = view.screen;
    focusOn(container.current);
  }, [view.screen]);
  return (
    <div ref={container}>
      <WithdrawalScreen view={view} send={actor.send} orderId={orderId} orderLink={orderLink} />
    </div>
  );
}
