import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "#src/api/api-context.ts";
import { fetchStatement } from "#src/api/commission-queries.ts";
import type { Wire } from "#src/api/client.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { DownloadButton } from "#src/forms/download-button.tsx";
import { Select } from "#src/ui/select.tsx";
import styles from "./commission.module.css";

const formats = ["pdf", "csv"] as const;

export function Statements({ customer }: { customer: Wire["Customer"] }) {
  const api = useApi();
  const intl = useIntl();
  const language = useFacts().language.id;
  const currencies = Object.keys(customer.commission_balances);
  const [now] = useState(() => new Date().getFullYear());
  const first = new Date(customer.created_at).getFullYear();
  const years = Array.from({ length: now - first + 1 }, (_, index) => String(now - index));
  const [year, setYear] = useState(String(now));
  const [currency, setCurrency] = useState(currencies[0] ?? "");
  return (
    <section className={styles.section}>
      <h2>
        <FormattedMessage id="commission.statement" />
      </h2>
      <div className={styles.choices}>
        <Select
          name="year"
          label={intl.formatMessage({ id: "commission.year" })}
          options={years.map((value) => ({ value, text: value }))}
          value={year}
          onChoose={setYear}
        />
        {currencies.length > 1 && (
          <Select
            name="currency"
            label={intl.formatMessage({ id: "commission.currency" })}
            options={currencies.map((value) => ({ value, text: value }))}
            value={currency}
            onChoose={setCurrency}
          />
        )}
      </div>
      <div className={styles.ways}>
        {formats.map((format) => (
          <DownloadButton
            key={format}
            fileName={`commissions-${year}-${currency}.${format}`}
            fetchFile={() => fetchStatement(api, { year: Number(year), currency, format, language })}
          >
            <FormattedMessage id={`commission.statement.${format}`} />
          </DownloadButton>
        ))}
      </div>
    </section>
  );
}
