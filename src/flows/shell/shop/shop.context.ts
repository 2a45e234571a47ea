import { useSelector } from "@xstate/react";
import { createActor, type ActorRefFrom } from "xstate";
import type { ShopFacts } from "#machines/shell/shop/shop.contract.ts";
import { shopMachine } from "#machines/shell/shop/shop.machine.ts";
import { shopView, type ShopView } from "#machines/shell/shop/shop.view.ts";
import type { Api } from "#src/api/client.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { sameView } from "#src/shop/same-view.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { shopActors } from "./shop.actors.ts";

export type ShopRoot = ActorRefFrom<typeof shopMachine>;
export type ShopRootDependencies = {
  inspect: FlowLog["inspect"];
  api: Api;
  keepTourLeadCode: (code: string) => void;
};

/** The root flow: the gate, and the dialogs above all pages. */
export function createShopRoot(input: ShopFacts, dependencies: ShopRootDependencies): ShopRoot {
  const machine = shopMachine.provide({
    actors: shopActors(dependencies),
    actions: {
      keepTourLeadCode: (_, { code }) => dependencies.keepTourLeadCode(code),
    },
  });
  return createActor(machine, { input, inspect: dependencies.inspect });
}

export const useShopRoot = (): ShopRoot => useShop().root;

export const useShopView = (): ShopView => useSelector(useShopRoot(), shopView, sameView);
