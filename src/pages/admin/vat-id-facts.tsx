import { FormattedMessage } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { DateText } from "#src/facts/format.tsx";
import styles from "./order.module.css";

/** The customer's VAT ID, and what VIES confirmed of it: evidence for an order without tax. */
export function VatIdFacts({
  order,
  vat_id_check: check,
}: Pick<Wire["OrderToFulfil"], "order" | "vat_id_check">) {
  if (!order.vat_id) return null;
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="admin.order.vat_id" />
      </h2>
      <p>
        <FormattedMessage
          id="admin.order.vat_id_state"
          values={{
            vatId: <bdi dir="ltr">{order.vat_id}</bdi>,
            state: order.tax_exemption === null ? "taxed" : "exempt",
          }}
        />
      </p>
      {check && (
        <>
          <p className={styles.lines}>
            <bdi>{[check.trader_name, check.trader_address].filter(Boolean).join("\n")}</bdi>
          </p>
          <p>
            {check.consultation_number === null ? (
              <DateText at={check.checked_at} />
            ) : (
              <FormattedMessage
                id="admin.order.consultation"
                values={{
                  number: <bdi dir="ltr">{check.consultation_number}</bdi>,
                  date: <DateText at={check.checked_at} />,
                }}
              />
            )}
          </p>
        </>
      )}
    </section>
  );
}
