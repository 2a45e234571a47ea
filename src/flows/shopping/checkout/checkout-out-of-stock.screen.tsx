import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Shortage } from "#machines/shopping/checkout/checkout.contract.ts";
import { links } from "#domain/links.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import type { Send } from "./checkout.send.ts";
import styles from "./checkout.module.css";

/** What is not in stock as wanted, line by line: take what is left, or leave it out; what is sold out is always left out, and its page mails when it is back. */
export function OutOfStockScreen({ shortages, send }: { shortages: readonly Shortage[]; send: Send }) {
  const [unwanted, setUnwanted] = useState<readonly string[]>([]);
  const want = (variantId: string, isUnwanted: boolean) =>
    setUnwanted(isUnwanted ? [...unwanted, variantId] : unwanted.filter((id) => id !== variantId));
  const quantities = shortages.map(({ variantId, left }) => ({
    variantId,
    count: unwanted.includes(variantId) ? 0 : left,
  }));
  const isAnyLeft = quantities.some(({ count }) => count > 0);
  return (
    <StatusPanel
      tone="information"
      message={<FormattedMessage id="checkout.out_of_stock" />}
      actions={
        <>
          <Button
            type="button"
            size="large"
            onClick={() => send({ type: "quantities.accepted", quantities })}
          >
            <FormattedMessage id={isAnyLeft ? "checkout.take_what_is_left" : "checkout.go_on_without"} />
          </Button>
          <ButtonLink href={links.cart} look="quiet">
            <FormattedMessage id="shell.cart.view" />
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.changes}>
        {shortages.map(({ productId, variantId, name, wanted, left }) => (
          <li key={variantId}>
            <FormattedMessage
              id={left > 0 ? "checkout.left" : "checkout.sold_out"}
              values={{ name, left, wanted }}
            />
            {left === 0 && (
              <p>
                <TextLink href={`${links.product(productId, undefined, variantId)}#stock-alert`}>
                  <FormattedMessage id="checkout.tell_me" />
                </TextLink>
              </p>
            )}
            {left > 0 && (
              <Checkbox
                name={`without.${variantId}`}
                checked={unwanted.includes(variantId)}
                onChange={(isUnwanted) => want(variantId, isUnwanted)}
              >
                <FormattedMessage id="checkout.take_out" />
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
    </StatusPanel>
  );
}
