import { FormattedMessage, useIntl } from "react-intl";
import type { TypedAddress } from "../../../machines/checkout/checkout.contract.ts";
import type { CheckoutView } from "../../../machines/checkout/checkout.view.ts";
import { lineTotal, totalOf } from "../../../domain/price.ts";
import type { Wire } from "../../api/client.ts";
import { Money } from "../../facts/format.tsx";
import { links } from "../../facts/links.ts";
import { useFacts } from "../../facts/use-facts.ts";
import { Amounts } from "../../ui/amounts.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextLink } from "../../ui/link.tsx";
import type { Send } from "./checkout.send.ts";
import styles from "./checkout.module.css";

type View = Extract<CheckoutView, { sees: "review" }>;
type Props = { view: View; send: Send; order: Wire["Order"]; termsVersion: string };

export function ReviewScreen({ view, send, order, termsVersion }: Props) {
  const { market } = useFacts();
  const amountDue = totalOf([order.total_price_incl_vat, view.shipping.price], market);
  const place = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "order.placed", amountDue });
  };
  return (
    <form className={styles.review} onSubmit={place} method="post">
      <Amounts
        rows={[
          ...order.items.map((item) => ({
            id: item.id,
            text: `${item.count} × ${item.product_name_local}`,
            amount: <Money amount={lineTotal(item.price, item.count, market)} />,
          })),
          { id: "shipping", text: view.shipping.name, amount: <Money amount={view.shipping.price} /> },
        ]}
        total={{ text: <FormattedMessage id="order.total" />, amount: <Money amount={amountDue} /> }}
      />
      <div className={styles.addresses}>
        <AddressText heading="address.delivery" address={view.typed.delivery} />
        {view.typed.invoice ? (
          <AddressText heading="address.invoice" address={view.typed.invoice} />
        ) : (
          <section>
            <h2>
              <FormattedMessage id="address.invoice" />
            </h2>
            <p>
              <FormattedMessage id="address.same_as_delivery" />
            </p>
          </section>
        )}
      </div>
      <Checkbox
        name="terms"
        checked={view.termsVersion !== null}
        onChange={(agreed) =>
          send(agreed ? { type: "terms.agreed", version: termsVersion } : { type: "terms.withdrawn" })
        }
      >
        <FormattedMessage
          id="checkout.terms"
          values={{
            terms: (text) => (
              <TextLink key="terms" href={links.page("terms")} target="_blank">
                {text}
              </TextLink>
            ),
          }}
        />
      </Checkbox>
      <div className={styles.actions}>
        <Button type="submit" size="large" disabled={!view.placeable}>
          <FormattedMessage id="checkout.order_and_pay" />
        </Button>
        <Button type="button" look="quiet" onClick={() => send({ type: "back.requested" })}>
          <FormattedMessage id="action.back" />
        </Button>
      </div>
    </form>
  );
}

function AddressText({ heading, address }: { heading: string; address: TypedAddress }) {
  const intl = useIntl();
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.street,
    address.additionalInfo,
    `${address.zipCode} ${address.city}`,
    intl.formatDisplayName(address.country, { type: "region" }) ?? address.country,
  ];
  return (
    <section>
      <h2>
        <FormattedMessage id={heading} />
      </h2>
      <address>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
