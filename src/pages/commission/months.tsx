import { useQuery } from "@tanstack/react-query";
import { FormattedDate, FormattedMessage } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { commissionMonthsQuery } from "#src/api/commission-queries.ts";
import { Money } from "#src/facts/format.tsx";
import styles from "./commission.module.css";
import { MonthsPlot } from "./months-plot.tsx";
import { statementCurrency } from "./currency-of.ts";

export function Months({ customerId }: { customerId: string }) {
  const { data = [] } = useQuery(commissionMonthsQuery(useApi(), customerId));
  const currencies = [...new Set(data.map(({ currency }) => currency))];
  return (
    <section className={styles.section}>
      <h2>
        <FormattedMessage id="commission.months" />
      </h2>
      {currencies.map((name) => {
        const currency = statementCurrency(name);
        const months = data.filter((item) => item.currency === name);
        return (
          <div key={name} className={styles.months}>
            <MonthsPlot months={months} currency={currency} />
            <details>
              <summary>
                <FormattedMessage id="commission.numbers" values={{ currency: name }} />
              </summary>
              <table className={styles.numbers}>
                <thead>
                  <tr>
                    <th scope="col">
                      <FormattedMessage id="commission.month" />
                    </th>
                    <th scope="col">
                      <FormattedMessage id="commission.earned" />
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {months.map(({ month, value }) => (
                    <tr key={month}>
                      <th scope="row">
                        <FormattedDate value={`${month}-15`} month="long" year="numeric" timeZone="UTC" />
                      </th>
                      <td>
                        <Money amount={value} currency={currency} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </div>
        );
      })}
    </section>
  );
}
