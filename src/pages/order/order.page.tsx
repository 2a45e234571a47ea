import { FormattedMessage } from "react-intl";
import { useParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { useOrder } from "#src/orders/use-order.ts";
import { ButtonLink } from "#src/ui/link.tsx";
import { failureOf } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { PlacedOrder } from "./placed-order.tsx";
import styles from "./order.module.css";

/** Another customer's order is not found. */
export default function OrderPage() {
  const { id = "" } = useParams();
  const customer = useCustomer();
  const order = useOrder(customer?.id, id);
  const failure = failureOf(order);
  if (failure) return <MissingPage error={failure} />;
  if (!order.data) return <WaitingPage />;
  if (order.data.current_status === "draft") return <Draft order={order.data} />;
  return <PlacedOrder key={id} order={order.data} />;
}

const Draft = ({ order }: { order: Wire["Order"] }) => (
  <AccountPage title="orders.draft">
    <header className={styles.header}>
      <h1>
        <FormattedMessage id="orders.draft" />
      </h1>
      <p>
        <FormattedMessage
          id="orders.draft.since"
          values={{ date: <DateText key="date" at={order.created_at} /> }}
        />
      </p>
    </header>
    <div>
      <ButtonLink href={links.cart}>
        <FormattedMessage id="shell.cart.view" />
      </ButtonLink>
    </div>
  </AccountPage>
);
