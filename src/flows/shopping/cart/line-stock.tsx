import { FormattedMessage } from "react-intl";
import type { CartEvent } from "#machines/shopping/cart/cart.contract.ts";
import { isNotPlentiful, isSoldOut, isTooMany, StockNote, type ShownStock } from "#src/facts/stock-note.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { CartLineItem } from "./cart.lines.ts";
import styles from "./cart.module.css";

/** How much is left of a line, if it is little. */
export function LineStock({
  line,
  left: quotedLeft,
  send,
}: {
  line: CartLineItem;
  /** How many are left if that is too few; only a customer's cart knows it without a quote. */
  left: number | null | undefined;
  send: (event: CartEvent) => void;
}) {
  const { lineId, variantId, count } = line;
  const stock: ShownStock = line.stock ?? { ...line.product, left: quotedLeft };
  if (!isNotPlentiful(stock) && !isTooMany(count, stock)) return null;
  if (!isSoldOut(stock) && !isTooMany(count, stock))
    return (
      <span className={styles.unit}>
        <StockNote stock={stock} />
      </span>
    );
  const left = stock.left ?? 0;
  return (
    <Notice tone="problem">
      <StockNote stock={{ ...stock, availability: left > 0 ? "few" : "out_of_stock" }} />
      {left > 0 && (
        <>
          {" "}
          <Button
            type="button"
            look="link"
            onClick={() => send({ type: "count.changed", lineId, variantId, count: left })}
          >
            <FormattedMessage id="cart.take_left" values={{ left }} />
          </Button>
        </>
      )}
    </Notice>
  );
}
