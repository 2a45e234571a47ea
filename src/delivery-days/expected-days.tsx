import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApi } from "#src/api/api-context.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useDayRange } from "#src/facts/use-day-range.ts";
import { deliveryDatesQuery } from "./delivery-dates.query.ts";
import styles from "./expected-days.module.css";

type Days = { leaves: string; arrives: string };

/** When variants that are ordered together now leave and arrive. Read in the browser, because pages are cached. */
export function ExpectedDays(props: { variantIds: readonly string[]; children: (days: Days) => ReactNode }) {
  const { variantIds, children } = props;
  const dayRange = useDayRange();
  const { data } = useQuery(deliveryDatesQuery(useApi(), useMarketLocale(), variantIds));
  const dates = data?.dates;
  return (
    <p className={styles.days}>
      {dates &&
        children({
          leaves: dayRange(dates.leaves_on, dates.leaves_on),
          arrives: dayRange(dates.arrives_from, dates.arrives_to),
        })}
    </p>
  );
}
