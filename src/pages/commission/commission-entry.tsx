import { FormattedMessage } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { fetchSelfBillingInvoice } from "#src/api/payout-queries.ts";
import { DateText, Money } from "#src/facts/format.tsx";
import { DownloadButton } from "#src/forms/download-button.tsx";
import { Reference } from "#src/orders/reference.tsx";
import styles from "./commission.module.css";
import { statementCurrency } from "./currency-of.ts";

/** A transaction. Of an order it shows reference and date, but not the customer. */
export function CommissionEntry({ entry }: { entry: Wire["CommissionTransaction"] }) {
  const api = useApi();
  const { created_at, currency, order, payout_status, pending, value } = entry;
  const { self_billing_invoice: invoice } = entry;
  return (
    <article className={styles.entry}>
      <div className={styles.words}>
        <p>
          <FormattedMessage
            id={
              payout_status
                ? `commission.payout.${payout_status}`
                : `commission.what.${entry.transaction_type}`
            }
            values={{
              order: order && <Reference key="order" of={order} />,
              date: order && <DateText key="date" at={order.submitted_at} />,
            }}
          />
        </p>
        <p className={styles.note}>
          <DateText at={created_at} />
        </p>
        {pending && value > 0 && (
          <p className={styles.note}>
            {pending.payable_from ? (
              <FormattedMessage
                id="commission.pending.from"
                values={{ date: <DateText key="date" at={pending.payable_from} /> }}
              />
            ) : (
              <FormattedMessage id="commission.pending.refund" />
            )}
          </p>
        )}
        {invoice && (
          <DownloadButton
            fileName={invoice.file_name}
            fetchFile={() => fetchSelfBillingInvoice(api, invoice.payout_id)}
          >
            <FormattedMessage id="commission.invoice" />
          </DownloadButton>
        )}
      </div>
      <p className={styles.amount} data-goes={value < 0 || undefined}>
        <Money amount={value} currency={statementCurrency(currency)} />
      </p>
    </article>
  );
}
