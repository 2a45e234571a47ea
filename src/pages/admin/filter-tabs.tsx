import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { PlainLink } from "#src/ui/link.tsx";
import styles from "./queue.module.css";

type Props<Value extends string, Key extends QueryKey> = {
  /** The id of the navigation's name. */
  label: string;
  values: readonly Value[];
  current: Value;
  /** The id of a tab's text. */
  textOf: (value: Value) => string;
  addressOf: (value: Value) => string;
  countOf: (value: Value) => UseQueryOptions<number, Error, number, Key>;
  /** Where the server stops counting. */
  maximumCount?: number;
};

/** Links to the lists by status, each with the number of its entries. */
export function FilterTabs<Value extends string, Key extends QueryKey>(props: Props<Value, Key>) {
  const { label, values, current, textOf, addressOf, countOf, maximumCount = Infinity } = props;
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: label })}>
      <ul className={styles.tabs}>
        {values.map((value) => (
          <li key={value}>
            <PlainLink href={addressOf(value)} aria-current={value === current ? "page" : undefined}>
              <FormattedMessage id={textOf(value)} />
              <Count query={countOf(value)} maximum={maximumCount} />
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count<Key extends QueryKey>(props: {
  query: UseQueryOptions<number, Error, number, Key>;
  maximum: number;
}) {
  const { query, maximum } = props;
  const count = useQuery(query).data;
  if (count === undefined) return null;
  return (
    <span className={styles.count}>
      <FormattedNumber value={Math.min(count, maximum)} />
      {count > maximum && "+"}
    </span>
  );
}
