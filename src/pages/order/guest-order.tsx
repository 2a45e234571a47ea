import { useEffect, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { guestLinks } from "#domain/guest-links.ts";
import { GuestOrderLink } from "#src/flows/after-sale/guest-order-link/guest-order-link.flow.tsx";
import { GuestOrderOpening } from "#src/flows/after-sale/guest-order-opening/guest-order-opening.flow.tsx";
import { OrderKeeping } from "#src/flows/after-sale/order-keeping/order-keeping.flow.tsx";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { guestOrders } from "#src/guests/guest-orders.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { Page } from "#src/ui/page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import styles from "./order.module.css";

/** What the mails' links carry: a key that opens the order, or one that keeps it in an account. */
type Carried = { key: string | null; keep: string | null };

/** A guest's order: opened in this browser, or by the link in its mail. */
export function GuestOrder({ id, children }: { id: string; children: ReactNode }) {
  const { browser } = useShop();
  const [wasOpened, setOpened] = useState(false);
  const carried = useCarried(id);
  // What is stored is read in the browser only.
  if (useCustomer() === undefined) return <WaitingPage />;
  const orders = guestOrders(browser.storage);
  const showOrder = (order: { orderId: string; token: string }) => {
    orders.store(order);
    setOpened(true);
  };
  if (carried.keep !== null)
    return (
      <Titled id="checkout.guest.keep.title">
        <OrderKeeping input={{ use: "confirm", orderId: id, key: carried.keep }} />
      </Titled>
    );
  // The link gives another token, and the one here may have expired.
  if (wasOpened || (carried.key === null && orders.tokenOf(id) !== null)) return children;
  if (carried.key === null) return <LockedOrder id={id} />;
  return (
    <Titled id="checkout.guest.title">
      <GuestOrderOpening
        input={{ orderId: id, key: carried.key }}
        showOrder={showOrder}
        orderLink={<GuestOrderLink orderId={id} />}
      />
    </Titled>
  );
}

export const LockedOrder = ({ id }: { id: string }) => (
  <Titled id="checkout.guest.title">
    <p>
      <FormattedMessage id="checkout.guest.locked" />
    </p>
    <GuestOrderLink orderId={id} />
  </Titled>
);

export const KeepOrder = ({ orderId }: { orderId: string }) => (
  <section className={styles.keeping}>
    <h2>
      <FormattedMessage id="checkout.guest.keep.title" />
    </h2>
    <OrderKeeping input={{ use: "ask", orderId, key: null }} />
  </section>
);

function Titled({ id, children }: { id: string; children: ReactNode }) {
  const title = useIntl().formatMessage({ id });
  return (
    <Page title={title}>
      <div className={styles.locked}>
        <h1>{title}</h1>
        {children}
      </div>
    </Page>
  );
}

/** Takes the keys out of the address, so that they are neither bookmarked nor shared. */
function useCarried(id: string): Carried {
  const [search] = useSearchParams();
  const { browser, facts } = useShop();
  const [key, keep] = [search.get("key"), search.get("keep")];
  const [carried] = useState({ key, keep });
  useEffect(() => {
    if (key === null && keep === null) return;
    browser.replaceUrl(`/${facts.language.id}${guestLinks.order(id)}`);
  }, [browser, facts, id, key, keep]);
  return carried;
}
