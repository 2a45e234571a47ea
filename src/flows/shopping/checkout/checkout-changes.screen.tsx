import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Refusal } from "#machines/shopping/checkout/checkout.contract.ts";
import { Money } from "#src/facts/format.tsx";
import { LaterArrival } from "#src/orders/delivery-dates.tsx";
import { links } from "#domain/links.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import type { Send } from "./checkout.send.ts";
import styles from "./checkout.module.css";

/** What changed, line by line: accept a new price or leave the line out; unavailable lines are always left out. */
export function ChangesScreen({ refusals, send }: { refusals: readonly Refusal[]; send: Send }) {
  const unavailable = refusals.flatMap((refusal) =>
    refusal.code === "item_unavailable" ? refusal.params.variantId : [],
  );
  const [unwanted, setUnwanted] = useState<readonly string[]>([]);
  const want = (variantId: string, isUnwanted: boolean) =>
    setUnwanted(isUnwanted ? [...unwanted, variantId] : unwanted.filter((id) => id !== variantId));
  return (
    <StatusPanel
      tone="information"
      message={<FormattedMessage id="checkout.changed" />}
      actions={
        <>
          <Button
            type="button"
            size="large"
            onClick={() => send({ type: "changes.accepted", removed: [...unavailable, ...unwanted] })}
          >
            <FormattedMessage id="checkout.accept_changes" />
          </Button>
          <ButtonLink href={links.cart} look="quiet">
            <FormattedMessage id="shell.cart.view" />
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.changes}>
        {refusals.map((refusal) => (
          <li key={JSON.stringify(refusal)}>
            <Change refusal={refusal} />
            {refusal.code === "price_changed" && (
              <Checkbox
                name={`without.${refusal.params.variantId}`}
                checked={unwanted.includes(refusal.params.variantId)}
                onChange={(isUnwanted) => want(refusal.params.variantId, isUnwanted)}
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

function Change({ refusal }: { refusal: Refusal }) {
  switch (refusal.code) {
    case "price_changed":
    case "promotion_changed":
    case "coupon_ended":
    case "coupon_used_up":
    case "shipping_changed": {
      const { before, after } = refusal.params;
      const name = "name" in refusal.params ? refusal.params.name : "";
      return (
        <FormattedMessage
          id={`checkout.${refusal.code}`}
          values={{ name, before: <Money amount={before} />, after: <Money amount={after} /> }}
        />
      );
    }
    case "delivery_date_changed":
      return <LaterArrival {...refusal.params} />;
    case "item_unavailable":
      return <FormattedMessage id="checkout.item_unavailable" values={{ name: refusal.params.name }} />;
    case "points_changed":
      return <FormattedMessage id="checkout.points_changed" values={{ points: refusal.params.points }} />;
    case "cart_outdated":
      return <FormattedMessage id="shell.cart.outdated" />;
  }
}
