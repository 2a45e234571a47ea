import type { FocusEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Money } from "#src/facts/format.tsx";
import { ChevronDown } from "#src/ui/icons.tsx";
import { Picture } from "#src/ui/picture.tsx";
import type { Summary } from "./order-summary.tsx";
import styles from "./order-summary-fold.module.css";

const shownPictures = 3;

/** On narrow screens, a bar with the total that opens the summary; wide ones have room for all of it. */
export function OrderSummaryFold({ summary, children }: { summary: Summary; children: ReactNode }) {
  const { lines, due, currency } = summary;
  return (
    <details className={styles.fold} onBlur={closeBehind}>
      <summary>
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
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Once the focus is in the form again, so that the summary does not cover it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
