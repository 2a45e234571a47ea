import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { guestLinks, guestOrderOfPath } from "#domain/guest-links.ts";
import { links } from "#domain/links.ts";
import { guestApi } from "./guest-api.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { ShopContext, useShop } from "#src/shop/shop-context.ts";
import { guestOrders } from "./guest-orders.ts";

/** Who may read an order, and where its pages are. */
export type OrderAccess = {
  /** Part of the queries' keys; undefined while it is not known. */
  ownerId: string | undefined;
  /** Null for a guest: the browser that opens an order does not know its address. */
  email: string | null;
  isGuest: boolean;
  links: {
    /** Null for a guest, who has one order. */
    orders: string | null;
    order: (id: string) => string;
    refundOf: (orderId: string) => string;
    /** A guest's are on the order's page. */
    refunds: string;
    refund: (id: string) => string;
    refundDraft: (id: string) => string;
  };
};

const GuestContext = createContext<OrderAccess | null>(null);

const customerLinks = { ...links, orders: links.orders(), refunds: links.refunds() };

export function useOrderAccess(): OrderAccess {
  const guest = useContext(GuestContext);
  const customer = useCustomer();
  return (
    guest ?? {
      ownerId: customer?.id,
      email: customer?.email ?? null,
      isGuest: false,
      links: customerLinks,
    }
  );
}

/** Below it, requests have the token of a guest's order. `orderId`: null until a draft is saved. */
export function GuestAccess({ orderId, children }: { orderId: string | null; children: ReactNode }) {
  const shop = useShop();
  const queries = useQueryClient();
  const guestShop = useMemo(() => {
    const orders = guestOrders(shop.browser.storage);
    const tokenOf = (id: string | null) => {
      const named = id ?? orderId;
      return named === null ? null : orders.tokenOf(named);
    };
    // The order's page says that it is locked, and mails its link again.
    const onExpired = () => void queries.invalidateQueries({ queryKey: ["order", guestId] });
    return { ...shop, api: guestApi(shop.api, tokenOf, onExpired) };
  }, [shop, queries, orderId]);
  const access = useMemo(() => accessOf(orderId), [orderId]);
  return (
    <ShopContext value={guestShop}>
      <GuestContext value={access}>{children}</GuestContext>
    </ShopContext>
  );
}

function accessOf(orderId: string | null): OrderAccess {
  const id = orderId ?? "";
  return {
    ownerId: guestId,
    email: null,
    isGuest: true,
    links: {
      orders: null,
      order: guestLinks.order,
      refundOf: guestLinks.refundOf,
      refunds: guestLinks.order(id),
      refund: (refundId) => guestLinks.refund(id, refundId),
      refundDraft: (refundId) => guestLinks.refundDraft(id, refundId),
    },
  };
}

/** In the keys of queries, and of what is typed. */
export const guestId = "guest";

/** Gives the pages of a guest's order its token; those of an account stay as they are. */
export function OrderAccessOfPath({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const orderId = guestOrderOfPath(path);
  return orderId === null ? children : <GuestAccess orderId={orderId}>{children}</GuestAccess>;
}
