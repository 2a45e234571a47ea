import { useId } from "react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import { payoutsOnTheirWayQuery, waitingRefundsQuery } from "#src/api/customer-queries.ts";
import { Money } from "#src/facts/format.tsx";
import { currencyPrecision } from "#src/facts/precision.ts";
import { Reference } from "#src/orders/reference.tsx";
import { RefundState } from "#src/orders/refund-state.tsx";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./open-matters.module.css";

/** Refunds in progress, and payouts that have not arrived; null while loading. Leaves out what can't be loaded. */
export function useOpenMatters(customerId: string | undefined) {
  const api = useApi();
  const isIn = { enabled: customerId !== undefined };
  const refunds = useQuery({ ...waitingRefundsQuery(api, customerId ?? ""), ...isIn });
  const payouts = useQuery({ ...payoutsOnTheirWayQuery(api, customerId ?? ""), ...isIn });
  if (refunds.isPending || payouts.isPending) return null;
  return { refunds: refunds.data ?? [], payouts: Object.entries(payouts.data ?? {}) };
}

export function OpenMatters({ refunds, payouts }: NonNullable<ReturnType<typeof useOpenMatters>>) {
  const title = useId();
  if (refunds.length + payouts.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby={title}>
      <h2 id={title}>
        <FormattedMessage id="account.open.title" />
      </h2>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <TextLink href={links.refund(refund.id)}>
              <FormattedMessage
                id={`account.open.${refund.withdrawn_at ? "withdrawal" : "refund"}`}
                values={{ reference: <Reference key="reference" of={refund.order} /> }}
              />
            </TextLink>
            <RefundState refund={refund} />
          </li>
        ))}
        {payouts.map(([currency, amount]) => (
          <li key={currency}>
            <TextLink href={links.commissions()}>
              <FormattedMessage
                id="account.open.payout"
                values={{
                  amount: (
                    <Money
                      key="amount"
                      amount={amount}
                      currency={{ currency, currency_precision: currencyPrecision(currency) }}
                    />
                  ),
                }}
              />
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
