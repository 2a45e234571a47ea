import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { orderCountQuery, ordersOnPage, ordersQuery } from "#src/api/customer-queries.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import { failureOf } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { CartInProgress } from "./cart-in-progress.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderSearch } from "./order-search.tsx";
import { Pager, pageIn } from "#src/orders/pager.tsx";
import { picturesPerOrder } from "#src/orders/pictures.tsx";
import styles from "#src/orders/rows.module.css";

/** The customer's orders, newest first; page and search term are in the URL. */
export default function OrdersPage() {
  const api = useApi();
  const customer = useCustomer();
  const [search] = useSearchParams();
  const isIn = { enabled: Boolean(customer) };
  const id = customer?.id ?? "";
  const reference = (search.get("reference") ?? "").trim().slice(0, 40);
  const count = useQuery({ ...orderCountQuery(api, id, reference), ...isIn });
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / ordersOnPage));
  const page = Math.min(pageIn(search), pages);
  const orders = useQuery({ ...ordersQuery(api, id, { reference, page }), ...isIn });
  const failure = failureOf(orders, count);
  if (failure) return <MissingPage error={failure} />;
  if (!orders.data || count.data === undefined) return <WaitingPage />;
  return (
    <AccountPage title="orders.title">
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="orders.title" />
        </h1>
        {count.data > 0 && (
          <p>
            <FormattedMessage id="orders.count" values={{ count: count.data }} />
          </p>
        )}
      </header>
      {(reference !== "" || count.data > 0) && <OrderSearch reference={reference} />}
      {reference === "" && page === 1 && <CartInProgress customerId={id} />}
      {count.data > 0 ? <Cards orders={orders.data} /> : <Nothing reference={reference} />}
      <Pager
        newer={<FormattedMessage id="orders.newer" />}
        older={<FormattedMessage id="orders.older" />}
        page={page}
        pages={pages}
        to={(other) => links.orders({ page: other, reference })}
      />
    </AccountPage>
  );
}

function Cards({ orders }: { orders: readonly Wire["Order"][] }) {
  const { languageId } = useMarketLocale();
  const shown = orders.flatMap(({ items }) => items.slice(0, picturesPerOrder));
  const ids = [...new Set(shown.map(({ variant_id }) => variant_id))];
  const products = useQuery(knownProductsQuery(useApi(), languageId, ids)).data ?? [];
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} products={products} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ reference }: { reference: string }) {
  if (reference !== "") {
    return (
      <div className={styles.nothing}>
        <p>
          <FormattedMessage
            id="orders.search.nothing"
            values={{ reference: <bdi key="reference">{reference}</bdi> }}
          />
        </p>
        <TextLink href={links.orders()}>
          <FormattedMessage id="orders.search.all" />
        </TextLink>
      </div>
    );
  }
  return (
    <div className={styles.nothing}>
      <p>
        <FormattedMessage id="account.order.none" />
      </p>
      <ButtonLink href={links.shop}>
        <FormattedMessage id="shell.look_around" />
      </ButtonLink>
    </div>
  );
}
