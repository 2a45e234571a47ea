import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { Name } from "#src/facts/name.tsx";
import { StockChange } from "#src/flows/administration/stock-change/stock-change.flow.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { StockMovements } from "./stock-movements.tsx";
import styles from "./stock.module.css";

type Props = { entry: Wire["StockEntry"]; isOpen: boolean; onBooked: () => void };

/** A variant's stock. `isOpen`: its form is open from the start. */
export function StockRow({ entry, isOpen, onBooked }: Props) {
  const { variant_id, reference, gtin, tracked, on_hand, allocated } = entry;
  const [isShown, setShown] = useState(isOpen);
  const missing = allocated - on_hand;
  return (
    <article className={styles.row}>
      <h2 className={styles.name}>
        <TextLink href={links.product(entry.url_fragment, undefined, reference)}>
          <Name>{entry.name}</Name>
        </TextLink>
      </h2>
      <p className={styles.numbers}>
        <bdi dir="ltr">{reference}</bdi>
        {gtin && (
          <>
            {" · "}
            <bdi dir="ltr">{gtin}</bdi>
          </>
        )}
      </p>
      <p>
        <strong>
          <FormattedMessage id="admin.stock.on_hand" values={{ count: on_hand }} />
        </strong>
        {" · "}
        <FormattedMessage id="admin.stock.allocated" values={{ count: allocated }} />
        {" · "}
        <FormattedMessage id={tracked ? `admin.stock.is.${entry.availability}` : "admin.stock.untracked"} />
      </p>
      {tracked && missing > 0 && (
        <p className={styles.missing}>
          <FormattedMessage id="admin.stock.missing" values={{ count: missing }} />
        </p>
      )}
      <details open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary className={styles.summary}>
          <FormattedMessage id="admin.stock.change" />
        </summary>
        {isShown && (
          <div className={styles.change}>
            <StockChange input={{ variantId: variant_id }} onHand={on_hand} onBooked={onBooked} />
            <StockMovements variantId={variant_id} />
          </div>
        )}
      </details>
    </article>
  );
}
