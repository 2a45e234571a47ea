import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import { DeliveryDates } from "#src/orders/delivery-dates.tsx";
import { useDayRange } from "#src/facts/use-day-range.ts";
import { Money } from "#src/facts/format.tsx";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import type { Send } from "./checkout.send.ts";
import styles from "./checkout.module.css";

type View = Extract<CheckoutView, { screen: "deliveryChoice" }>;

export function DeliveryScreen(props: { view: View; send: Send; isBackordered: boolean }) {
  const { view, send, isBackordered } = props;
  const choose = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get("shipping");
    if (code !== null) send({ type: "shipping.chosen", code: String(code) });
    // The chosen option is unavailable, as the note above explains.
    else event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <Form className={styles.form} onSubmit={choose}>
      {view.gone && (
        <Notice tone="problem">
          <FormattedMessage id="checkout.delivery_gone" />
        </Notice>
      )}
      {view.options.length === 0 && (
        <Notice tone="problem">
          <FormattedMessage id="checkout.no_delivery" />
        </Notice>
      )}
      <fieldset className={styles.options}>
        <legend>
          <FormattedMessage id="checkout.delivery" />
        </legend>
        {view.options.map((option) => (
          <label key={option.code} className={styles.option}>
            <input
              type="radio"
              name="shipping"
              value={option.code}
              checked={option.code === view.chosen}
              onChange={() => send({ type: "shipping.picked", code: option.code })}
            />
            <span className={styles.optionText}>
              <strong>{option.name}</strong>
              <DeliveryDates {...option} days={option.deliveryDays} />
              {isBackordered && !option.isCollected && (
                <>
                  {" "}
                  <FormattedMessage id="account.order.once_sent" />
                </>
              )}
            </span>
            {option.price === 0 ? <FormattedMessage id="checkout.free" /> : <Money amount={option.price} />}
          </label>
        ))}
      </fieldset>
      {view.chosen !== null && view.wishes.length > 0 && <Wish view={view} code={view.chosen} send={send} />}
      <div className={styles.actions}>
        {view.options.length > 0 && (
          <Button type="submit" size="large">
            <FormattedMessage id="checkout.to_review" />
          </Button>
        )}
        <Button type="button" look="quiet" onClick={() => send({ type: "back.requested" })}>
          <FormattedMessage id="shell.back" />
        </Button>
      </div>
    </Form>
  );
}

function Wish({ view, code, send }: { view: View; code: string; send: Send }) {
  const intl = useIntl();
  const dayRange = useDayRange();
  const { wishes, wishedOn } = view;
  const [isOpen, setOpen] = useState(wishedOn !== null);
  // A day that another way of delivery offers, or that was chosen before.
  const days = wishedOn === null || wishes.includes(wishedOn) ? wishes : [...wishes, wishedOn].toSorted();
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage id="checkout.wish.choose" />
      </summary>
      <Select
        name="wished"
        label={<FormattedMessage id="checkout.wish" />}
        options={[
          { value: "", text: intl.formatMessage({ id: "checkout.wish.none" }) },
          ...days.map((day) => ({
            value: day,
            text: intl.formatMessage({ id: "checkout.not_before" }, { day: dayRange(day, day) }),
          })),
        ]}
        value={wishedOn ?? ""}
        onChoose={(day) => send({ type: "date.wished", code, wishedOn: day || null })}
      />
    </details>
  );
}
