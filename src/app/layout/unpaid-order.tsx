import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useLocation } from "wouter";
import { links, routeNames } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { unpaidOrderQuery } from "#src/api/unpaid-order-queries.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { Strip } from "./strip.tsx";

const shownThere: readonly string[] = [
  routeNames.checkout,
  routeNames.confirmOrder,
  routeNames.orderAccepted,
];

export function UnpaidOrder() {
  const [path] = useLocation();
  const customer = useCustomer();
  const query = unpaidOrderQuery(useApi(), customer?.id ?? "");
  const { data: order } = useQuery({ ...query, enabled: Boolean(customer) });
  if (!order || path === links.order(order.id) || shownThere.includes(path.split("/")[1] ?? "")) return null;
  return (
    <Strip href={links.confirmOrder(order.id)} act="shell.unpaid_order.open">
      <FormattedMessage id="shell.unpaid_order" values={{ reference: order.reference }} />
    </Strip>
  );
}
