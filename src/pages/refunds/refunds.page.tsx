import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "wouter";
import { AccountPage } from "#src/accounts/account-page.tsx";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { refundCountQuery, refundsOnPage, refundsQuery } from "#src/api/customer-queries.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useCustomer } from "#src/flows/account/session/session.context.ts";
import { Pager, pageIn } from "#src/orders/pager.tsx";
import styles from "#src/orders/rows.module.css";
import { ButtonLink } from "#src/ui/link.tsx";
import { failureOf } from "#src/pages/shared/failure-of.ts";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { RefundCard } from "./refund-card.tsx";

export default function RefundsPage() {
  const api = useApi();
  const customer = useCustomer();
  const [search] = useSearchParams();
  const isIn = { enabled: Boolean(customer) };
  const id = customer?.id ?? "";
  const count = useQuery({ ...refundCountQuery(api, id), ...isIn });
  const pages = Math.max(1, Math.ceil((count.data ?? Infinity) / refundsOnPage));
  const page = Math.min(pageIn(search), pages);
  const refunds = useQuery({ ...refundsQuery(api, id, page), ...isIn });
  const failure = failureOf(refunds, count);
  if (failure) return <MissingPage error={failure} />;
  if (!refunds.data || count.data === undefined) return <WaitingPage />;
  return (
    <AccountPage title="refunds.title">
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="refunds.title" />
        </h1>
        {count.data > 0 && (
          <p>
            <FormattedMessage id="refunds.count" values={{ count: count.data }} />
          </p>
        )}
      </header>
      {count.data > 0 ? <Cards refunds={refunds.data} /> : <Nothing />}
      <Pager
        newer={<FormattedMessage id="refunds.newer" />}
        older={<FormattedMessage id="refunds.older" />}
        page={page}
        pages={pages}
        to={(other) => links.refunds({ page: other })}
      />
    </AccountPage>
  );
}

function Cards({ refunds }: { refunds: readonly Wire["Refund"][] }) {
  const { languageId } = useMarketLocale();
  const ids = [...new Set(refunds.flatMap(({ items }) => items.map(({ variant_id }) => variant_id)))];
  const products = useQuery(knownProductsQuery(useApi(), languageId, ids)).data ?? [];
  return (
    <ul className={styles.orders}>
      {refunds.map((refund) => (
        <li key={refund.id}>
          <RefundCard refund={refund} products={products} />
        </li>
      ))}
    </ul>
  );
}

const Nothing = () => (
  <div className={styles.nothing}>
    <p>
      <FormattedMessage id="refunds.none" />
    </p>
    <ButtonLink href={links.orders()}>
      <FormattedMessage id="refunds.all_orders" />
    </ButtonLink>
  </div>
);
