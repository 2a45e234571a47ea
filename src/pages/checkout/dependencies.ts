import { useMemo } from "react";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { links } from "#domain/links.ts";
import { productsByIdQuery, type MarketLocale } from "#src/api/queries.ts";
import { couponCodes } from "#src/coupons/coupon-codes.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import {
  checkoutDraftStorage,
  customerBuyer,
  guestBuyer,
  type CheckoutDependencies,
} from "#src/flows/shopping/checkout/checkout.flow.tsx";
import { guestCart } from "#src/guests/guest-cart.ts";
import { guestOrders } from "#src/guests/guest-orders.ts";
import { guestId, useOrderAccess } from "#src/guests/order-access.tsx";
import { storageKeys } from "#src/shop/storage-keys.ts";
import type { CarriedDraft } from "./carried-draft.ts";
import { useShop, type Shop } from "#src/shop/shop-context.ts";

/**
 * Of a customer's checkout or, below `GuestAccess`, a guest's. They stay the same while it is shown: what listens to them would
 * miss an event that draws the page anew.
 */
export function useCheckoutDependencies(carried: CarriedDraft): CheckoutDependencies {
  const shop = useShop();
  const { marketId, languageId } = useMarketLocale();
  const [, go] = useLocation();
  const queries = useQueryClient();
  const { ownerId, isGuest } = useOrderAccess();
  return useMemo(() => {
    const { api, browser, facts, refreshCart } = shop;
    const marketLocale = { marketId, languageId };
    const draft = isGuest ? guestDraft(shop) : ownerId && checkoutDraftStorage(browser.storage, ownerId);
    const coupons = couponCodes(browser.storage, queries);
    return {
      api,
      marketLocale,
      market: facts.market,
      refreshCart,
      buyer: isGuest
        ? buyerAsGuest(shop, queries, marketLocale)
        : customerBuyer({ api, marketLocale, refreshCart, waitForCart: shop.waitForCart }),
      onCartChangedElsewhere: isGuest
        ? (act) => browser.onStorageChange((key) => key === storageKeys.cart && act())
        : browser.onCartChangedElsewhere,
      reload: browser.reload,
      readDraft: () => {
        const stored = draft ? draft.read() : null;
        if (isGuest && stored) carried.write(stored);
        if (isGuest || stored || !draft) return stored;
        const taken = carried.take();
        if (taken) draft.store(taken);
        guestDraft(shop).store(null);
        return taken;
      },
      couponCodes: coupons.read,
      forgetCoupons: coupons.remove,
      storeDraft: (typed) => {
        if (draft) draft.store(typed);
        if (isGuest) carried.write(typed);
      },
      goToCart: () => go(links.cartOutdated, { replace: true }),
      goToAccepted: (orderId) => {
        if (draft) draft.store(null);
        go(links.orderAccepted(orderId), { replace: true });
      },
    };
  }, [shop, marketId, languageId, queries, go, ownerId, isGuest, carried]);
}

/** In this tab only: the next visitor at a shared computer must not see it. */
export const guestDraft = ({ browser }: Shop) => checkoutDraftStorage(browser.tabStorage, guestId);

/** A search by ids lists so many products. */
const atOnce = 100;

function buyerAsGuest(shop: Shop, queries: QueryClient, marketLocale: MarketLocale) {
  const { api, browser, cart, tourLeadCode } = shop;
  const fetchProducts = async (ids: readonly string[]) =>
    ids.length > 0 ? queries.fetchQuery(productsByIdQuery(api, marketLocale, ids)) : [];
  return guestBuyer({
    api,
    marketLocale,
    market: shop.facts.market,
    orders: guestOrders(browser.storage),
    draftId: () => guestDraft(shop).read()?.orderId ?? null,
    tourLeadCode,
    cart: guestCart(cart, browser.storage),
    productsOf: async (ids) => {
      const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
        ids.slice(at * atOnce, (at + 1) * atOnce),
      );
      return (await Promise.all(parts.map(fetchProducts))).flat();
    },
  });
}
