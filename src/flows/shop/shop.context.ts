import { createContext, useContext } from "react";
import { useSelector } from "@xstate/react";
import { createActor, type ActorRefFrom } from "xstate";
import type { ShopFacts } from "../../../machines/shop/shop.contract.ts";
import { shopMachine } from "../../../machines/shop/shop.machine.ts";
import { shopView, type ShopView } from "../../../machines/shop/shop.view.ts";
import type { Api } from "../../api/client.ts";
import type { FlowLog } from "../../recording/flow-log.ts";
import { shopActors } from "./shop.actors.ts";

export type ShopRoot = ActorRefFrom<typeof shopMachine>;
export type ShopKeeping = {
  inspect: FlowLog["inspect"];
  api: Api;
  keepTourLeadCode: (code: string) => void;
  reload: () => void;
};

/** The root flow: the gate, and what stands in front of everything. */
export function createShopRoot(input: ShopFacts, keeping: ShopKeeping): ShopRoot {
  const machine = shopMachine.provide({
    actors: shopActors(keeping),
    actions: {
      keepTourLeadCode: (_, { code }) => keeping.keepTourLeadCode(code),
      reload: () => keeping.reload(),
    },
  });
  return createActor(machine, { input, inspect: keeping.inspect });
}

export const ShopRootContext = createContext<ShopRoot | null>(null);

export function useShopRoot(): ShopRoot {
  const root = useContext(ShopRootContext);
  if (!root) throw new Error("no shop above this component");
  return root;
}

const sameView = (a: ShopView, b: ShopView): boolean => JSON.stringify(a) === JSON.stringify(b);
export const useShopView = (): ShopView => useSelector(useShopRoot(), shopView, sameView);
