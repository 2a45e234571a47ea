import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { cartMachine } from "#machines/shopping/cart/cart.machine.ts";
import type { cartDropdownMachine } from "#machines/shopping/cart-dropdown/cart-dropdown.machine.ts";
import type { marketMachine } from "#machines/shell/market/market.machine.ts";
import type { sessionMachine } from "#machines/account/session/session.machine.ts";
import type { shopMachine } from "#machines/shell/shop/shop.machine.ts";
import type { Api } from "#src/api/client.ts";
import type { Proof } from "./proof.ts";
import type { Facts } from "#src/facts/facts.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import type { Navigation } from "#src/flows/shell/navigation/navigation.context.ts";
import type { Browser } from "./browser.ts";

/** What outlives a page: one in a browser, one per server-rendered page and one around each story. */
export type Shop = {
  facts: Facts;
  api: Api;
  browser: Browser;
  flowLog: FlowLog;
  root: ActorRefFrom<typeof shopMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  cartDropdown: ActorRefFrom<typeof cartDropdownMachine>;
  market: ActorRefFrom<typeof marketMachine>;
  navigation: Navigation;
  proof: Proof;
  /** The code in the visitor's tour-lead link, if any. */
  tourLeadCode: () => string | null;
  refreshCart: () => Promise<void>;
  /** Resolves when the visitor's cart has been merged into the customer's; rejects if that failed. */
  waitForCart: () => Promise<void>;
};

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("no shop above this component");
  return shop;
}
