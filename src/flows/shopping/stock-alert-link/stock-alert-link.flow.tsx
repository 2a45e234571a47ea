import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  stockAlertLinkMachine,
  stockAlertLinkView,
  type StockAlertLinkFacts,
} from "#machines/shopping/stock-alert-link/stock-alert-link.machine.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { stockAlertLinkActors } from "./stock-alert-link.actors.ts";
import { StockAlertLinkScreen } from "./stock-alert-link.screen.tsx";

export function StockAlertLink({ input }: { input: StockAlertLinkFacts }) {
  const { api, flowLog } = useShop();
  const machine = stockAlertLinkMachine.provide({ actors: stockAlertLinkActors(api) });
  return <StockAlertLinkContent actor={useActorRef(machine, { input, inspect: flowLog.inspect })} />;
}

export function StockAlertLinkContent({ actor }: { actor: ActorRefFrom<typeof stockAlertLinkMachine> }) {
  const view = useSelector(actor, stockAlertLinkView, sameView);
  const use = useSelector(actor, ({ context }) => context.facts.use);
  return <StockAlertLinkScreen view={view} use={use} send={actor.send} />;
}
