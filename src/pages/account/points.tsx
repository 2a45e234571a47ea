import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import { useApi } from "#src/api/api-context.ts";
import type { Wire } from "#src/api/client.ts";
import { depositsQuery } from "#src/api/point-queries.ts";
import { DateText, useDay } from "#src/facts/format.tsx";
import { TextLink } from "#src/ui/link.tsx";
import styles from "./account.module.css";

export function Points({ customer }: { customer: Wire["Customer"] }) {
  const { id, points, points_in_deposit } = customer;
  const deposits = useQuery({ ...depositsQuery(useApi(), id), enabled: points_in_deposit > 0 }).data ?? [];
  const day = useDay();
  const nextAt = deposits[0]?.converts_at;
  const next = deposits.filter(({ converts_at: at }) => at && nextAt && day(at) === day(nextAt));
  return (
    <>
      <p className={styles.large}>
        <FormattedMessage id="account.points" values={{ points }} />
      </p>
      {points_in_deposit > 0 && (
        <p className={styles.note}>
          <FormattedMessage id="account.points.in_deposit" values={{ points: points_in_deposit }} />
        </p>
      )}
      {nextAt && (
        <p className={styles.note}>
          <FormattedMessage
            id="account.points.next"
            values={{
              points: next.reduce((sum, { points }) => sum + points, 0),
              date: <DateText key="date" at={nextAt} />,
            }}
          />
        </p>
      )}
      <TextLink href={links.pointsHistory()}>
        <FormattedMessage id="account.points.history" />
      </TextLink>
    </>
  );
}
