import { FormattedMessage, useIntl } from "react-intl";
import type { PointsChoice, TypedAddress } from "../../../machines/checkout/checkout.contract.ts";
import type { CheckoutView } from "../../../machines/checkout/checkout.view.ts";
import { fromWire, toWire } from "../../../domain/money.ts";
import { leftAfter, mostPoints, pointsFor, worthOf } from "../../../domain/points.ts";
import { lineTotal, totalOf } from "../../../domain/price.ts";
import type { Wire } from "../../api/client.ts";
import { Money } from "../../facts/format.tsx";
import { links } from "../../facts/links.ts";
import { useFacts } from "../../facts/use-facts.ts";
import { Amounts } from "../../ui/amounts.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PointsScreen } from "./checkout-points.screen.tsx";
import type { Send } from "./checkout.send.ts";
import styles from "./checkout.module.css";

type View = Extract<CheckoutView, { sees: "review" }>;
type Props = { view: View; send: Send; order: Wire["Order"]; termsVersion: string };

export function ReviewScreen({ view, send, order, termsVersion }: Props) {
  const { market } = useFacts();
  const intl = useIntl();
  const total = fromWire(totalOf([order.total_price_incl_vat, view.shipping.price], market), market);
  const all = pointsFor(total, market);
  const used = usedPoints(view.points, all);
  const amountDue = toWire(leftAfter(total, used, market));
  const place = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "order.placed", amountDue });
  };
  return (
    <form className={styles.review} onSubmit={place} method="post">
      {view.note === "changedElsewhere" && (
        <Notice tone="information">
          <FormattedMessage id="checkout.changed_elsewhere" />
        </Notice>
      )}
      <Amounts
        rows={[
          ...order.items.map((item) => ({
            id: item.id,
            text: `${item.count} × ${item.product_name_local}`,
            amount: <Money amount={lineTotal(item.price, item.count, market)} />,
          })),
          {
            id: "shipping",
            text: view.shipping.name,
            amount:
              view.shipping.price === 0 ? (
                <FormattedMessage id="checkout.free" />
              ) : (
                <Money amount={view.shipping.price} />
              ),
          },
          ...(used > 0
            ? [
                {
                  id: "total",
                  text: <FormattedMessage id="order.total" />,
                  amount: <Money amount={toWire(total)} />,
                },
                {
                  id: "points",
                  text: <FormattedMessage id="checkout.points.row" values={{ points: used }} />,
                  amount: <Money amount={-toWire(worthOf(used, market))} />,
                },
              ]
            : []),
        ]}
        total={{
          text: <FormattedMessage id={used > 0 ? "checkout.to_pay" : "order.total"} />,
          amount: <Money amount={amountDue} />,
        }}
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
      <PointsScreen
        balance={view.pointsBalance}
        choice={view.points}
        most={mostPoints(total, view.pointsBalance, market)}
        all={all}
        onChoose={(choice) => send({ type: "points.chosen", choice })}
      />
      <Checkbox
        name="terms"
        problem={
          view.note === "termsMissing" ? intl.formatMessage({ id: "checkout.terms_missing" }) : undefined
        }
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
        <Button type="submit" size="large">
          <FormattedMessage
            id={view.points.kind === "all" ? "checkout.order_with_points" : "checkout.order_and_pay"}
          />
        </Button>
        <Button type="button" look="quiet" onClick={() => send({ type: "back.requested" })}>
          <FormattedMessage id="action.back" />
        </Button>
      </div>
    </form>
  );
}

function usedPoints(choice: PointsChoice, all: number): number {
  switch (choice.kind) {
    case "none":
      return 0;
    case "some":
      return choice.points;
    case "all":
      return all;
  }
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
