import { FormattedNumber } from "react-intl";
import type { ReviewedRefund } from "../../../machines/refund-review/refund-review.contract.ts";
import { Money } from "../../facts/format.tsx";
import { Name } from "../../facts/name.tsx";
import styles from "./refund-review.module.css";

/** Which pieces it is about, where nothing is left to choose. */
export const Lines = ({ refund: { lines, order } }: { refund: ReviewedRefund }) => (
  <ul className={styles.decided}>
    {lines.map(({ id, name, asked, price }) => (
      <li key={id}>
        <Name>{name}</Name>
        <span className={styles.each}>
          <FormattedNumber value={asked} /> × <Money amount={price} currency={order} />
        </span>
      </li>
    ))}
  </ul>
);
