import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import type {
  DeclinedLine,
  ReviewedLine,
  ReviewedRefund,
} from "#machines/administration/refund-review/refund-review.contract.ts";
import { Money } from "#src/facts/format.tsx";
import { Name } from "#src/facts/name.tsx";
import styles from "./refund-review.module.css";

/**
 * The lines when there is nothing left to choose: as requested, or as the first administrator approved them, with the
 * reason for what was not approved.
 */
export const Lines = ({ refund }: { refund: ReviewedRefund }) => {
  const { status, firstApproval, lines, declined, decisionNote, order } = refund;
  const first = status === "requested" ? firstApproval : null;
  const countOf = ({ id, asked }: ReviewedLine) => (first ? (first.counts[id] ?? 0) : asked);
  const left = first
    ? lines.map((line) => ({ ...line, count: line.asked - countOf(line) })).filter(({ count }) => count > 0)
    : declined;
  const note = first ? first.note : decisionNote;
  return (
    <>
      <Pieces lines={lines.map((line) => ({ ...line, count: countOf(line) }))} order={order} />
      {left.length > 0 && (
        <>
          <h3>
            <FormattedMessage id="admin.became.declined" />
          </h3>
          <Pieces lines={left} order={order} />
        </>
      )}
      {note !== null && <Note>{note}</Note>}
    </>
  );
};

const Pieces = ({ lines, order }: { lines: readonly DeclinedLine[]; order: ReviewedRefund["order"] }) => (
  <ul className={styles.decided}>
    {lines
      .filter(({ count }) => count > 0)
      .map(({ id, name, price, count }) => (
        <li key={id}>
          <Name>{name}</Name>
          <span className={styles.each}>
            <FormattedNumber value={count} /> × <Money amount={price} currency={order} />
          </span>
        </li>
      ))}
  </ul>
);

/** Shown to the customer. */
export const Note = ({ children }: { children: ReactNode }) => (
  <blockquote className={styles.note} dir="auto">
    {children}
  </blockquote>
);
