import { createContext, useContext } from "react";
import { useSelector } from "@xstate/react";
import { createActor, type ActorRefFrom } from "xstate";
import type { MarketChoice } from "../../../machines/market/market.contract.ts";
import { marketMachine } from "../../../machines/market/market.machine.ts";
import { marketView, type MarketView } from "../../../machines/market/market.view.ts";
import { placeOf, type Facts } from "../../facts/facts.ts";
import type { FlowLog } from "../../recording/flow-log.ts";
import { marketActors, type MarketWorld } from "./market.actors.ts";

export type Market = ActorRefFrom<typeof marketMachine>;

export function createMarket(
  facts: Facts,
  world: MarketWorld & { reload: (choice: MarketChoice) => void; inspect: FlowLog["inspect"] },
): Market {
  const machine = marketMachine.provide({
    actors: marketActors(world),
    actions: { reload: (_, choice) => world.reload(choice) },
  });
  return createActor(machine, { input: placeOf(facts), inspect: world.inspect });
}

export const MarketContext = createContext<Market | null>(null);

export function useMarket(): Market {
  const market = useContext(MarketContext);
  if (!market) throw new Error("no market above this component");
  return market;
}

const sameView = (a: MarketView, b: MarketView): boolean => JSON.stringify(a) === JSON.stringify(b);
export const useMarketView = (): MarketView => useSelector(useMarket(), marketView, sameView);
