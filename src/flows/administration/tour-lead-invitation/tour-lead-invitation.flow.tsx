import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  tourLeadInvitationMachine,
  tourLeadInvitationView,
} from "#machines/administration/tour-lead-invitation/tour-lead-invitation.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { tourLeadInvitationActors } from "./tour-lead-invitation.actors.ts";
import { TourLeadInvitationScreen } from "./tour-lead-invitation.screen.tsx";

export function TourLeadInvitation() {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const machine = tourLeadInvitationMachine.provide({
    actors: tourLeadInvitationActors(api),
    actions: {
      refreshLeads: () => void queries.invalidateQueries({ queryKey: ["admin", "tourLeads"] }),
    },
  });
  return <TourLeadInvitationContent actor={useActorRef(machine, { inspect: flowLog.inspect })} />;
}

export function TourLeadInvitationContent({
  actor,
}: {
  actor: ActorRefFrom<typeof tourLeadInvitationMachine>;
}) {
  return (
    <TourLeadInvitationScreen view={useSelector(actor, tourLeadInvitationView, sameView)} send={actor.send} />
  );
}
