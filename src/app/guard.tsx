import { useEffect, type ReactNode } from "react";
import { useLocation, useSearchParams } from "wouter";
import { links, localPath, routeNames } from "../../domain/links.ts";
import { useFacts } from "../facts/use-facts.ts";
import { useCustomer } from "../flows/session/session.context.ts";
import { useShopView } from "../flows/shop/shop.context.ts";

/**
 * Redirects from pages that are not allowed. Only customers, people past the gate and the welcome page get in; the user's
 * area needs a customer, the login page a visitor. The server guards the first page, this one every later one.
 */
export function Guard({ children }: { children: ReactNode }) {
  const to = useRedirect();
  const [, go] = useLocation();
  useEffect(() => {
    if (to) go(to, { replace: true });
  }, [go, to]);
  return children;
}

function useRedirect(): string | null {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const { entrance } = useShopView();
  const { entered } = useFacts();
  const customer = useCustomer();
  const back = encodeURIComponent(search.size > 0 ? `${path}?${search}` : path);
  const wanted = localPath(search.get("to"));
  if (path === links.welcome)
    return entrance.sees === "shop" ? (wanted ?? (entered ? null : links.home)) : null;
  if (entrance.sees !== "shop" && customer === null) return `${links.welcome}?to=${back}`;
  if (path === links.logout && customer === null) return links.home;
  if (path.startsWith(`/${routeNames.user}`) && customer === null) return `${links.login}?to=${back}`;
  if (path.startsWith(links.login) && customer) return wanted ?? links.myaccount;
  return null;
}
