import type { ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  guestOrderOpeningMachine,
  guestOrderOpeningView,
  type GuestOrderOpeningFacts,
} from "#machines/after-sale/guest-order-opening/guest-order-opening.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { guestOrderOpeningActors } from "./guest-order-opening.actors.ts";
import { GuestOrderOpeningScreen } from "./guest-order-opening.screen.tsx";

type Props = {
  input: GuestOrderOpeningFacts;
  showOrder: (order: { orderId: string; token: string }) => void;
  /** Mails the link again. */
  orderLink: ReactNode;
};

export function GuestOrderOpening({ input, showOrder, orderLink }: Props) {
  const { api, flowLog } = useShop();
  const machine = guestOrderOpeningMachine.provide({
    actors: guestOrderOpeningActors(api),
    actions: { showOrder: (_, { orderId, token }) => showOrder({ orderId, token }) },
  });
  const actor = useActorRef(machine, { input, inspect: flowLog.inspect });
  return <GuestOrderOpeningContent actor={actor} orderLink={orderLink} />;
}

export function GuestOrderOpeningContent({
  actor,
  orderLink,
}: {
  actor: ActorRefFrom<typeof guestOrderOpeningMachine>;
  orderLink?: ReactNode;
}) {
  const view = useSelector(actor, guestOrderOpeningView, sameView);
  return <GuestOrderOpeningScreen view={view} send={actor.send} orderLink={orderLink} />;
}
