import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CartEvent } from "#machines/shopping/cart/cart.contract.ts";
import type { CartView } from "#machines/shopping/cart/cart.view.ts";
import { links } from "#domain/links.ts";
import { Button } from "#src/ui/button.tsx";
import { KnownEmptyCart, UnknownCart } from "#src/ui/known-empty-cart.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { Waiting } from "#src/ui/waiting.tsx";
import { CartLine } from "./cart-line.screen.tsx";
import type { CartLineItems } from "./cart.lines.ts";
import type { CartQuote } from "#src/coupons/cart-quote.ts";
import { CartNoticeScreen } from "./cart-notice.screen.tsx";
import { CartSummary } from "./cart-summary.screen.tsx";
import styles from "./cart.module.css";

type Send = (event: CartEvent) => void;

type Props = {
  view: CartView;
  lines: CartLineItems;
  quoted: CartQuote;
  send: Send;
  /** Where a coupon code is entered. */
  coupon?: ReactNode;
};

export function CartScreen({ view, lines, quoted, send, coupon }: Props) {
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
      if (lines.lines.length === 0)
        return (
          <>
            <CartNoticeScreen notice={view.notice} send={send} />
            <Empty />
          </>
        );
      return quoted.status === "asking" ? (
        <Waiting />
      ) : (
        <div className={styles.cart}>
          <CartNoticeScreen notice={view.notice} send={send} />
          <ul className={styles.lines} aria-busy={isOutdated(quoted) || undefined}>
            {lines.lines.map((line) => (
              <CartLine key={line.variantId} line={line} quoted={quotedItem(quoted, line)} send={send} />
            ))}
          </ul>
          <CartSummary lines={lines.lines} quoted={quoted} coupon={coupon} />
        </div>
      );
  }
}

const isOutdated = (quoted: CartQuote): boolean => quoted.status === "known" && quoted.isOutdated;

const quotedItem = (quoted: CartQuote, { variantId }: { variantId: string }) =>
  quoted.status === "known"
    ? quoted.quote.items.find(({ variant_id }) => variant_id === variantId)
    : undefined;

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
