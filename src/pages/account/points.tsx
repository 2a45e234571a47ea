import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { links } from "../../../domain/links.ts";
import { useApi } from "../../api/api-context.ts";
import type { Wire } from "../../api/client.ts";
import { depositsQuery } from "../../api/point-queries.ts";
import { DateText } from "../../facts/format.tsx";
import { TextLink } from "../../ui/link.tsx";
import styles from "./account.module.css";

/** What there is to spend, what waits, when the next of it becomes points, and the way to all of them. */
export function Points({ customer }: { customer: Wire["Customer"] }) {
  const { id, points, points_in_deposit } = customer;
  const deposits = useQuery({ ...depositsQuery(useApi(), id), enabled: points_in_deposit > 0 }).data;
  const next = deposits?.[0];
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
      {next?.converts_at && (
        <p className={styles.note}>
          <FormattedMessage
            id="account.points.next"
            values={{ points: next.points, date: <DateText key="date" at={next.converts_at} /> }}
          />
        </p>
      )}
      <TextLink href={links.pointsHistory()}>
        <FormattedMessage id="account.points.history" />
      </TextLink>
    </>
  );
}
