import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { minimumPayoutOf } from "#domain/payout.ts";
import type { Balance } from "#machines/tour-leads/payout/payout.contract.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { bankAccountQuery, selfBillingQuery } from "#src/api/payout-queries.ts";
import { currencyPrecision } from "#src/facts/precision.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { BankAccount } from "#src/flows/tour-leads/bank-account/bank-account.flow.tsx";
import { Payout } from "#src/flows/tour-leads/payout/payout.flow.tsx";
import { SelfBilling } from "#src/flows/tour-leads/self-billing/self-billing.flow.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import styles from "./payout-section.module.css";

export function PayoutSection({ customer }: { customer: Wire["Customer"] }) {
  const { payout_minimum, payout_minimums } = useFacts().settings;
  const hasEnded = customer.tour_lead_ended_at !== null;
  const minimumOf = (currency: string, balance: number) =>
    minimumPayoutOf(payout_minimums[currency] ?? payout_minimum, balance, hasEnded);
  const api = useApi();
  const account = useQuery(bankAccountQuery(api, customer.id));
  const tax = useQuery(selfBillingQuery(api, customer.id));
  const failed = [account, tax].find(({ data, isError }) => data === undefined && isError);
  if (failed) return <TryAgain onRetry={() => void failed.refetch()} />;
  if (account.data === undefined || tax.data === undefined) return <Waiting />;
  const balances = balancesOf(customer, minimumOf);
  return (
    <div className={styles.section}>
      {account.data && balances.length > 0 && (
        <section>
          <h2>
            <FormattedMessage id="payouts.title" />
          </h2>
          <Payout
            // The flow reads the account only when it starts.
            key={account.data.iban_end}
            input={{ balances, ibanEnd: account.data.iban_end }}
          />
        </section>
      )}
      <section>
        <h2>
          <FormattedMessage id="payouts.bank.title" />
        </h2>
        <BankAccount account={account.data} />
      </section>
      <section>
        <h2>
          <FormattedMessage id="payouts.tax.title" />
        </h2>
        <SelfBilling data={tax.data} />
      </section>
    </div>
  );
}

/** In the page's order, with those above the minimum first. */
const balancesOf = (
  { commission_balances: balances }: Wire["Customer"],
  minimumOf: (currency: string, balance: number) => number,
): Balance[] =>
  Object.entries(balances)
    .map(([currency, balance]) => ({
      currency,
      balance,
      minimum: minimumOf(currency, balance),
      currency_precision: currencyPrecision(currency),
    }))
    .sort((a, b) => Number(hasEnough(b)) - Number(hasEnough(a)));

const hasEnough = ({ balance, minimum }: Balance): boolean => balance >= minimum;
