import { useEffect, type ReactNode } from "react";
import { useLocation, useSearchParams } from "wouter";
import { links, localPath, routeNames } from "#domain/links.ts";
import type { Role } from "#machines/account/session/session.contract.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { useShopView } from "#src/flows/shell/shop/shop.context.ts";
import { NotFound } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";

/**
 * Redirects from pages that are not allowed. Only customers, visitors past the gate and the welcome page get in; the
 * account area and a role's pages need a customer, the login page a visitor. The server guards the first page, this
 * component every later one. A page for a role that the customer does not have is not found.
 */
export function Guard({ role, children }: { role: Role | undefined; children: ReactNode }) {
  const to = useRedirect(role);
  const [, go] = useLocation();
  const customer = useCustomer();
  useEffect(() => {
    if (to) go(to, { replace: true });
  }, [go, to]);
  if (role === undefined || customer?.role === role) return children;
  return customer ? <NotFound /> : <WaitingPage />;
}

function useRedirect(role: Role | undefined): string | null {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const { entrance } = useShopView();
  const { entered } = useFacts();
  const customer = useCustomer();
  const back = encodeURIComponent(search.size > 0 ? `${path}?${search}` : path);
  const target = localPath(search.get("to"));
  if (path === links.welcome)
    return entrance.screen === "shop" ? (target ?? (entered ? null : links.home)) : null;
  if (entrance.screen !== "shop" && customer === null) return `${links.welcome}?to=${back}`;
  if (path === links.logout && customer === null) return links.home;
  const isForSomebody = role !== undefined || path.startsWith(`/${routeNames.user}`);
  if (isForSomebody && customer === null) return `${links.login}?to=${back}`;
  if (path.startsWith(links.login) && customer) return target ?? links.myaccount;
  return null;
}
