import type { MouseEvent } from "react";
import { FormattedMessage } from "react-intl";
import type { CartDropdownEvent } from "#machines/shopping/cart-dropdown/cart-dropdown.contract.ts";
import type { CartDropdownView } from "#machines/shopping/cart-dropdown/cart-dropdown.view.ts";
import { lineTotal, shownPrice, sumAmounts } from "#domain/price.ts";
import { Money } from "#src/facts/format.tsx";
import { linkToVariant } from "#src/facts/link-to-variant.ts";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { Basket } from "#src/ui/icons.tsx";
import { ButtonLink, PlainLink, TextLink } from "#src/ui/link.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { countOf, type CartLineItems } from "#src/flows/shopping/cart/cart.context.ts";
import styles from "./cart-dropdown.module.css";
import { Name } from "#src/facts/name.tsx";

const most = 999;

type Send = (event: CartDropdownEvent) => void;

type Props = {
  view: CartDropdownView;
  lines: CartLineItems;
  send: Send;
  onPressed?: ((event: MouseEvent) => void) | undefined;
  onTouched?: (() => void) | undefined;
};

export function CartDropdownScreen({ view, lines, send, onPressed, onTouched }: Props) {
  const { market } = useFacts();
  const shown = lines.status === "ready" ? lines.lines : [];
  const count = countOf(shown);
  const total = sumAmounts(
    shown.flatMap((line) =>
      line.product ? lineTotal(shownPrice(line.product, market).price, line.count, market) : [],
    ),
    market,
  );
  const isOpen = view.screen === "peeking" || view.screen === "open";
  return (
    <div
      className={styles.cart}
      onPointerEnter={(event) => event.pointerType === "mouse" && send({ type: "dropdown.entered" })}
      onPointerLeave={(event) => event.pointerType === "mouse" && send({ type: "dropdown.left" })}
    >
      <PlainLink href={links.cart} className={styles.button} onClick={onPressed} onPointerDown={onTouched}>
        <Basket />
        <VisuallyHidden>
          {lines.status === "ready" ? (
            <FormattedMessage id="shell.cart.button" values={{ count }} />
          ) : (
            <FormattedMessage id="shell.cart.unknown" />
          )}
        </VisuallyHidden>
        <span className={styles.count} data-cart-count={count} aria-hidden="true">
          {count > 0 && (count > most ? `${most}+` : count)}
        </span>
      </PlainLink>
      {isOpen && shown.length > 0 && (
        <div className={styles.panel} role="status">
          <VisuallyHidden>
            <FormattedMessage id="shell.cart.button" values={{ count }} />
          </VisuallyHidden>
          <ul className={styles.lines}>
            {shown.slice(-4).map((line) => (
              <li key={line.variantId} className={styles.line}>
                <Picture image={line.image} sizes="3.5rem" className={styles.thumbnail} />
                {line.product ? (
                  <TextLink href={linkToVariant(line.product)}>
                    <Name>{line.name}</Name>
                  </TextLink>
                ) : (
                  <Name>{line.name}</Name>
                )}
                <span>
                  {line.variantName && <bdi>{line.variantName} </bdi>}× {line.count}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.sum}>
            <FormattedMessage id="shell.cart.sum" /> <Money amount={total} />
          </p>
          <ButtonLink href={links.checkout}>
            <FormattedMessage id="shell.cart.checkout" />
          </ButtonLink>
          <ButtonLink href={links.cart} look="quiet">
            <FormattedMessage id="shell.cart.view" />
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
