import { FormattedNumber } from "react-intl";
import type { ReviewedLine, ReviewedRefund } from "../../../machines/refund-review/refund-review.contract.ts";
import { Money } from "../../facts/format.tsx";
import { Name } from "../../facts/name.tsx";
import styles from "./refund-review.module.css";

/** Which pieces it is about, where nothing is left to choose: as they were asked for, or as the first administrator approved them. */
export const Lines = ({ refund: { status, firstApproval, lines, order } }: { refund: ReviewedRefund }) => {
  const countOf = ({ id, asked }: ReviewedLine) =>
    status === "requested" && firstApproval ? (firstApproval.counts[id] ?? 0) : asked;
  return (
    <ul className={styles.decided}>
      {lines
        .filter((line) => countOf(line) > 0)
        .map((line) => (
          <li key={line.id}>
            <Name>{line.name}</Name>
            <span className={styles.each}>
              <FormattedNumber value={countOf(line)} /> × <Money amount={line.price} currency={order} />
            </span>
          </li>
        ))}
    </ul>
  );
};
