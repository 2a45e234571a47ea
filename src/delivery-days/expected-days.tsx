import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApi } from "#src/api/api-context.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { useDayRange } from "#src/facts/use-day-range.ts";
import { deliveryDatesQuery, type Pieces } from "./delivery-dates.query.ts";
import styles from "./expected-days.module.css";

type Days = { leaves: string; arrives: string };

/** When variants that are ordered together now leave and arrive. Read in the browser, because pages are cached. */
export function ExpectedDays(props: { pieces: readonly Pieces[]; children: (days: Days) => ReactNode }) {
  const { pieces, children } = props;
  const dayRange = useDayRange();
  const { data } = useQuery(deliveryDatesQuery(useApi(), useMarketLocale(), pieces));
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
