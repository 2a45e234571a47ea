import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { useOpenMatters, OpenMatters } from "./open-matters.tsx";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { lastOrderQuery } from "#src/api/customer-queries.ts";
import { meQuery } from "#src/api/queries.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { AddressText } from "#src/orders/address-text.tsx";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import { failureOf } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import styles from "./account.module.css";
import { LastOrder } from "./last-order.tsx";
import { Points } from "./points.tsx";

export default function OverviewPage() {
  const api = useApi();
  const customer = useCustomer();
  const isIn = { enabled: Boolean(customer) };
  const me = useQuery({ ...meQuery(api, customer?.id ?? ""), ...isIn });
  const lastOrder = useQuery({ ...lastOrderQuery(api, customer?.id ?? ""), ...isIn });
  const open = useOpenMatters(customer?.id);
  const failure = failureOf(me, lastOrder);
  if (failure) return <MissingPage error={failure} />;
  if (!me.data || lastOrder.data === undefined || !open) return <WaitingPage />;
  return (
    <AccountPage title="shell.account">
      <header className={styles.greeting}>
        <h1>
          <FormattedMessage
            id="account.hello"
            values={{ name: <bdi key="name">{customer?.displayName}</bdi> }}
          />
        </h1>
        <p>{me.data.email}</p>
        {me.data.tour_lead_name !== null && (
          <p>
            <FormattedMessage
              id="account.sent_by"
              values={{ name: <bdi key="name">{me.data.tour_lead_name}</bdi> }}
            />
          </p>
        )}
      </header>
      <OpenMatters {...open} />
      <div className={styles.cards}>
        <Card title="account.order.last">
          {lastOrder.data ? <LastOrder order={lastOrder.data} /> : <NoOrder />}
        </Card>
        <Card title="account.points.title">
          <Points customer={me.data} />
        </Card>
        <Card title="address.delivery">
          <DeliveryAddress address={me.data.delivery_address} />
        </Card>
      </div>
    </AccountPage>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  );
}

const NoOrder = () => (
  <>
    <p>
      <FormattedMessage id="account.order.none" />
    </p>
    <ButtonLink href={links.shop}>
      <FormattedMessage id="shell.look_around" />
    </ButtonLink>
  </>
);

function DeliveryAddress({ address }: { address: Wire["Address"] | null }) {
  return (
    <>
      {address ? (
        <AddressText address={address} />
      ) : (
        <p>
          <FormattedMessage id="account.addresses.no_delivery" />
        </p>
      )}
      <TextLink href={links.editAddress("delivery")}>
        <FormattedMessage id={address ? "account.addresses.change" : "account.addresses.add"} />
      </TextLink>
    </>
  );
}
