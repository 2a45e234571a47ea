import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  tourLeadActivationMachine,
  tourLeadActivationView,
} from "#machines/administration/tour-lead-activation/tour-lead-activation.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { tourLeadActivationActors } from "./tour-lead-activation.actors.ts";
import { TourLeadActivationScreen } from "./tour-lead-activation.screen.tsx";

export function TourLeadActivation({ leadId, name }: { leadId: string; name: string }) {
  const { api, flowLog } = useShop();
  const queries = useQueryClient();
  const machine = tourLeadActivationMachine.provide({
    actors: tourLeadActivationActors(api),
    actions: {
      refreshLeads: () => void queries.invalidateQueries({ queryKey: ["admin", "tourLeads"] }),
    },
  });
  const actor = useActorRef(machine, { input: { leadId }, inspect: flowLog.inspect });
  return <TourLeadActivationContent actor={actor} name={name} />;
}

export function TourLeadActivationContent(props: {
  actor: ActorRefFrom<typeof tourLeadActivationMachine>;
  name: string;
}) {
  const { actor, name } = props;
  return (
    <TourLeadActivationScreen
      view={useSelector(actor, tourLeadActivationView, sameView)}
      name={name}
      send={actor.send}
    />
  );
}
