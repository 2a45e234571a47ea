import { FormattedMessage } from "react-intl";
import { Money } from "#src/facts/format.tsx";
import { ChevronDown } from "#src/ui/icons.tsx";
import { Picture } from "#src/ui/picture.tsx";
import type { Summary } from "./order-summary.tsx";
import styles from "./order-summary-fold.module.css";

const shownPictures = 3;

/** A bar with the total that opens the summary on narrow screens; wide ones have room for all of it. */
export function OrderSummaryFold(props: { summary: Summary; isOpen: boolean; onPressed: () => void }) {
  const { summary, isOpen, onPressed } = props;
  const { lines, due, currency } = summary;
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onPressed}>
      <span className={styles.pictures} aria-hidden="true">
        {lines.slice(0, shownPictures).map(({ id, image }) => (
          <Picture key={id} image={image} sizes="2.5rem" className={styles.picture} isDecoration />
        ))}
      </span>
      <span className={styles.label}>
        <FormattedMessage id="checkout.summary" />
        <ChevronDown />
      </span>
      <strong className={styles.total}>
        <Money amount={due} currency={currency} />
      </strong>
    </button>
  );
}
