import { FormattedMessage, useIntl } from "react-intl";
import type { CartEvent } from "#machines/shopping/cart/cart.contract.ts";
import { itemMaximum } from "#domain/specified-values.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import { lineTotal, shownPrice } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import { Money } from "#src/facts/format.tsx";
import { linkToVariant } from "#src/facts/link-to-variant.ts";
import { Name } from "#src/facts/name.tsx";
import { useFacts } from "#src/facts/use-facts.ts";
import { LineAmount, LineReductions } from "#src/orders/line-reductions.tsx";
import { Button } from "#src/ui/button.tsx";
import { Count } from "#src/ui/count.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Picture } from "#src/ui/picture.tsx";
import type { CartLineItem } from "./cart.lines.ts";
import { LineStock } from "./line-stock.tsx";
import styles from "./cart.module.css";

type QuotedItem = Wire["Quote"]["items"][number];
type Props = {
  line: CartLineItem;
  /** What promotions make of it; while the quote is outdated, of an earlier quantity. */
  quoted: QuotedItem | undefined;
  send: (event: CartEvent) => void;
};

export function CartLine({ line, quoted, send }: Props) {
  const intl = useIntl();
  const { market } = useFacts();
  const { lineId, variantId, product, image } = line;
  const unit = quoted?.price ?? (product && shownPrice(product, market).price);
  return (
    <li className={styles.line}>
      <Picture image={image} sizes="7rem" className={styles.thumbnail} />
      <div className={styles.lineText}>
        {product ? (
          <TextLink href={linkToVariant(product)}>
            <Name>{line.name}</Name>
          </TextLink>
        ) : (
          <Name>{line.name}</Name>
        )}
        {line.variantName !== null && <bdi className={styles.variant}>{line.variantName}</bdi>}
        {line.isNotSold && (
          <Notice tone="problem">
            <FormattedMessage id="cart.line_not_sold" values={{ market: market.name }} />
          </Notice>
        )}
        {!line.isNotSold && <LineStock line={line} left={quoted?.left} send={send} />}
        {unit !== null && (
          <span className={styles.unit}>
            <Money amount={unit} />
          </span>
        )}
        {quoted && <LineReductions line={quoted} currency={market} />}
      </div>
      <Count
        count={line.count}
        maximum={itemMaximum}
        inCart={line.count}
        onChange={(count) => send({ type: "count.changed", lineId, variantId, count })}
      />
      <div className={styles.lineEnd}>
        <span className={styles.lineTotal}>
          {quoted && quoted.adjustments.length > 0 ? (
            <LineAmount line={quoted} currency={market} />
          ) : (
            unit !== null && <Money amount={lineTotal(unit, line.count, market)} />
          )}
        </span>
        <Button
          type="button"
          look="link"
          aria-label={intl.formatMessage(
            { id: "cart.remove_what" },
            { name: nameWithVariant(line.name, line.variantName) },
          )}
          onClick={() => send({ type: "line.removed", lineId, variantId })}
        >
          <FormattedMessage id="cart.remove" />
        </Button>
      </div>
    </li>
  );
}
