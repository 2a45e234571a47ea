import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  guestOrderLinkMachine,
  guestOrderLinkView,
  type GuestOrderLinkFacts,
} from "#machines/after-sale/guest-order-link/guest-order-link.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { guestOrderLinkActors } from "./guest-order-link.actors.ts";
import { GuestOrderLinkScreen } from "./guest-order-link.screen.tsx";

/** `email`: what was typed before, if anything. */
export function GuestOrderLink({ email = "", ...input }: GuestOrderLinkFacts & { email?: string }) {
  const { api, flowLog } = useShop();
  const machine = guestOrderLinkMachine.provide({ actors: guestOrderLinkActors(api) });
  const actor = useActorRef(machine, { input, inspect: flowLog.inspect });
  return <GuestOrderLinkContent actor={actor} email={email} />;
}

export function GuestOrderLinkContent({
  actor,
  email = "",
}: {
  actor: ActorRefFrom<typeof guestOrderLinkMachine>;
  email?: string;
}) {
  const view = useSelector(actor, guestOrderLinkView, sameView);
  return <GuestOrderLinkScreen view={view} send={actor.send} email={email} />;
}
