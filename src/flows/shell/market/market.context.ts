import { useSelector } from "@xstate/react";
import { createActor, type ActorRefFrom } from "xstate";
import type { MarketChoice } from "#machines/shell/market/market.contract.ts";
import { marketMachine } from "#machines/shell/market/market.machine.ts";
import { marketView, type MarketView } from "#machines/shell/market/market.view.ts";
import { marketLocaleOf, type Facts } from "#src/facts/facts.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { marketActors, type MarketActorDependencies } from "./market.actors.ts";

export type Market = ActorRefFrom<typeof marketMachine>;

export function createMarket(
  facts: Facts,
  dependencies: MarketActorDependencies & {
    reload: (choice: MarketChoice) => void;
    inspect: FlowLog["inspect"];
  },
): Market {
  const machine = marketMachine.provide({
    actors: marketActors(dependencies),
    actions: { reload: (_, choice) => dependencies.reload(choice) },
  });
  return createActor(machine, { input: marketLocaleOf(facts), inspect: dependencies.inspect });
}

export const useMarket = (): Market => useShop().market;

export const useMarketView = (): MarketView => useSelector(useMarket(), marketView, sameView);
