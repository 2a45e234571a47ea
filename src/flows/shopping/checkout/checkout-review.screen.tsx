import { FormattedMessage, useIntl } from "react-intl";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import { fromWire, minorUnits } from "#domain/money.ts";
import { Money } from "#src/facts/format.tsx";
import { links } from "#domain/links.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { Assurances } from "#src/orders/assurances.tsx";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PointsScreen } from "./checkout-points.screen.tsx";
import { hasBackorder } from "./checkout.summary.ts";
import { toPointsPayment, pointsLimits } from "./checkout.points.ts";
import type { Send } from "./checkout.send.ts";
import { ReviewedOrder } from "./reviewed-order.tsx";
import type { Summary } from "#src/orders/order-summary.tsx";
import styles from "./checkout.module.css";

type View = Extract<CheckoutView, { screen: "review" }>;
type Props = { view: View; send: Send; summary: Summary; termsVersion: string };

const orderTexts = {
  provider: "checkout.order_and_pay",
  points: "checkout.order_with_points",
  nothing: "checkout.order_without_payment",
} as const;

export function ReviewScreen({ view, send, summary, termsVersion }: Props) {
  const { market } = useFacts();
  const total = minorUnits(fromWire(summary.total, market));
  const amountDue = summary.due;
  const limits = pointsLimits(total, view.pointsBalance, market);
  const points = toPointsPayment(view.points, limits);
  const payment = points?.kind === "all" ? "points" : total === 0n ? "nothing" : "provider";
  const placeOrder = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (points) send({ type: "order.placed", amountDue, points, termsVersion });
  };
  return (
    <Form className={styles.review} onSubmit={placeOrder}>
      {view.note === "orderChangedElsewhere" && (
        <Notice tone="information">
          <FormattedMessage id="checkout.changed_elsewhere" />
        </Notice>
      )}
      {view.vatIdCheck === "unavailable" && (
        <div className={styles.unchecked}>
          <Notice tone="information">
            <FormattedMessage
              id="checkout.vat_id.unavailable"
              values={{ vatId: <bdi dir="ltr">{view.typed.vatId}</bdi> }}
            />
          </Notice>
          <Button type="button" look="quiet" onClick={() => send({ type: "retry.requested" })}>
            <FormattedMessage id="checkout.vat_id.check_again" />
          </Button>
        </div>
      )}
      <ReviewedOrder view={view} payment={payment} isBackordered={hasBackorder(summary)} />
      <PointsScreen
        limits={limits}
        choice={view.points}
        isPayable={points !== null}
        onChoose={(choice) => send({ type: "points.chosen", choice })}
      />
      <TermsCheckbox view={view} send={send} termsVersion={termsVersion} />
      <p className={styles.due}>
        <FormattedMessage id="checkout.to_pay" /> <Money amount={amountDue} />
      </p>
      <div className={styles.actions}>
        <Button type="submit" size="large">
          <FormattedMessage id={orderTexts[payment]} />
        </Button>
        <Button type="button" look="quiet" onClick={() => send({ type: "back.requested" })}>
          <FormattedMessage id="shell.back" />
        </Button>
      </div>
      <Assurances />
    </Form>
  );
}

function TermsCheckbox({ view, send, termsVersion }: Pick<Props, "view" | "send" | "termsVersion">) {
  const intl = useIntl();
  return (
    <Checkbox
      name="terms"
      problem={
        view.note === "termsMissing" ? intl.formatMessage({ id: "checkout.terms_missing" }) : undefined
      }
      checked={view.termsVersion === termsVersion}
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
  );
}
