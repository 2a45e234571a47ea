import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  tourLeadEndingMachine,
  tourLeadEndingView,
} from "#machines/administration/tour-lead-ending/tour-lead-ending.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { tourLeadEndingActors } from "./tour-lead-ending.actors.ts";
import { TourLeadEndingScreen, type EndedLead } from "./tour-lead-ending.screen.tsx";

export function TourLeadEnding({ leadId, lead }: { leadId: string; lead: EndedLead }) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const machine = tourLeadEndingMachine.provide({
    actors: tourLeadEndingActors(api),
    actions: {
      refreshLeads: () => void queries.invalidateQueries({ queryKey: ["admin", "tourLeads"] }),
    },
  });
  const actor = useActorRef(machine, { input: { leadId }, inspect: flowLog.inspect });
  return <TourLeadEndingContent actor={actor} lead={lead} />;
}

export function TourLeadEndingContent(props: {
  actor: ActorRefFrom<typeof tourLeadEndingMachine>;
  lead: EndedLead;
}) {
  const { actor, lead } = props;
  return (
    <TourLeadEndingScreen
      view={useSelector(actor, tourLeadEndingView, sameView)}
      lead={lead}
      send={actor.send}
    />
  );
}
