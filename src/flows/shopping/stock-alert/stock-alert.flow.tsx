import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  stockAlertMachine,
  stockAlertView,
  type StockAlertFacts,
} from "#machines/shopping/stock-alert/stock-alert.machine.ts";
import { productQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { stockAlertActors } from "./stock-alert.actors.ts";
import { StockAlertScreen } from "./stock-alert.screen.tsx";

type Props = StockAlertFacts & { fragment: string };

/** `fragment`: the product's, for its page's data. */
export default function StockAlert(props: Props) {
  const customer = useCustomer();
  // Another variant's form begins with what was typed for the one before.
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? customer?.email ?? "";
  return <Running key={`${props.variantId} ${customer?.id}`} {...props} email={email} onTyped={setTyped} />;
}

type Typing = { email: string; onTyped: (email: string) => void };

function Running({ fragment, email, onTyped, ...input }: Props & Typing) {
  const { api, flowLog } = useShop();
  const [beginning] = useState(email);
  const marketLocale = useMarketLocale();
  const queries = useQueryClient();
  const machine = stockAlertMachine.provide({
    actors: stockAlertActors({ api, marketLocale }),
    actions: {
      refreshProduct: () => void queries.invalidateQueries(productQuery(api, marketLocale, fragment)),
    },
  });
  const actor = useActorRef(machine, { input, inspect: flowLog.inspect });
  return <StockAlertContent actor={actor} email={beginning} onTyped={onTyped} />;
}

/** `email`: what was typed before, or of the customer who is logged in. */
export function StockAlertContent({
  actor,
  email = "",
  onTyped = () => {},
}: { actor: ActorRefFrom<typeof stockAlertMachine> } & Partial<Typing>) {
  const view = useSelector(actor, stockAlertView, sameView);
  return <StockAlertScreen view={view} send={actor.send} email={email} onTyped={onTyped} />;
}
