import { FormattedMessage } from "react-intl";
import { useParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import { OrderAccessOfPath, useOrderAccess } from "#src/guests/order-access.tsx";
import { useOrder } from "#src/orders/use-order.ts";
import { ButtonLink } from "#src/ui/link.tsx";
import { failureOf, isForbidden } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { GuestOrder, LockedOrder } from "./guest-order.tsx";
import { PlacedOrder } from "./placed-order.tsx";
import styles from "./order.module.css";

export default function OrderPage() {
  return (
    <OrderAccessOfPath>
      <OrderAt id={useParams()["id"] ?? ""} />
    </OrderAccessOfPath>
  );
}

function OrderAt({ id }: { id: string }) {
  const { isGuest } = useOrderAccess();
  return isGuest ? (
    <GuestOrder key={id} id={id}>
      <Order id={id} />
    </GuestOrder>
  ) : (
    <Order id={id} />
  );
}

/** Another customer's order is not found. */
function Order({ id }: { id: string }) {
  const { ownerId, isGuest } = useOrderAccess();
  const order = useOrder(ownerId, id);
  const failure = failureOf(order);
  // The token has expired.
  if (failure && isGuest && isForbidden(failure)) return <LockedOrder id={id} />;
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
