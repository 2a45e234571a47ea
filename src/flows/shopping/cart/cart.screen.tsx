import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CartEvent } from "#machines/shopping/cart/cart.contract.ts";
import type { CartView } from "#machines/shopping/cart/cart.view.ts";
import { itemMaximum } from "#domain/specified-values.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import { lineTotal, shownPrice } from "#domain/price.ts";
import { Money } from "#src/facts/format.tsx";
import { linkToVariant } from "#src/facts/link-to-variant.ts";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { Count } from "#src/ui/count.tsx";
import { KnownEmptyCart, UnknownCart } from "#src/ui/known-empty-cart.tsx";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import type { CartLineItem, CartLineItems } from "./cart.lines.ts";
import { CartNoticeScreen } from "./cart-notice.screen.tsx";
import { CartSummary } from "./cart-summary.screen.tsx";
import { LineStock } from "./line-stock.tsx";
import styles from "./cart.module.css";
import { Name } from "#src/facts/name.tsx";

type Send = (event: CartEvent) => void;

type Props = {
  view: CartView;
  lines: CartLineItems;
  send: Send;
  /** Where a coupon code is entered. */
  coupon?: ReactNode;
};

export function CartScreen({ view, lines, send, coupon }: Props) {
  switch (lines.status) {
    case "waiting":
      return (
        <>
          <UnknownCart>
            <Waiting />
          </UnknownCart>
          <KnownEmptyCart>
            <Empty />
          </KnownEmptyCart>
        </>
      );
    case "failed":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="shell.problem.shop_unreachable" />}
          actions={
            <Button type="button" onClick={lines.retry}>
              <FormattedMessage id="shell.try_again" />
            </Button>
          }
        />
      );
    case "ready":
      return lines.lines.length === 0 ? (
        <>
          <CartNoticeScreen notice={view.notice} send={send} />
          <Empty />
        </>
      ) : (
        <div className={styles.cart}>
          <CartNoticeScreen notice={view.notice} send={send} />
          <ul className={styles.lines}>
            {lines.lines.map((line) => (
              <Line key={line.variantId} line={line} send={send} />
            ))}
          </ul>
          <CartSummary lines={lines.lines} coupon={coupon} />
        </div>
      );
  }
}

const Empty = () => (
  <div className={styles.empty}>
    <p>
      <FormattedMessage id="shell.cart.empty" />
    </p>
    <ButtonLink href={links.shop}>
      <FormattedMessage id="shell.look_around" />
    </ButtonLink>
  </div>
);

function Line({ line, send }: { line: CartLineItem; send: Send }) {
  const intl = useIntl();
  const { market } = useFacts();
  const { lineId, variantId, product, image } = line;
  const unit = product && shownPrice(product, market).price;
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
        {!line.isNotSold && <LineStock line={line} send={send} />}
        {unit !== null && (
          <span className={styles.unit}>
            <Money amount={unit} />
          </span>
        )}
      </div>
      <Count
        count={line.count}
        maximum={itemMaximum}
        inCart={line.count}
        onChange={(count) => send({ type: "count.changed", lineId, variantId, count })}
      />
      <div className={styles.lineEnd}>
        <span className={styles.lineTotal}>
          {unit !== null && <Money amount={lineTotal(unit, line.count, market)} />}
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
