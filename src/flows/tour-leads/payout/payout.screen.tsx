import { FormattedMessage, useIntl } from "react-intl";
import type { PayoutEvent } from "#machines/tour-leads/payout/payout.contract.ts";
import type { AskedPayout, PayoutView } from "#machines/tour-leads/payout/payout.view.ts";
import { Money, useMoney } from "#src/facts/format.tsx";
import { Focused } from "#src/forms/focused.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StatusPanel } from "#src/ui/status-panel.tsx";
import { PayoutForm } from "./payout-form.tsx";
import styles from "./payout.module.css";

type Send = (event: PayoutEvent) => void;

export function PayoutScreen({ view, send }: { view: PayoutView; send: Send }) {
  switch (view.screen) {
    case "form":
      return (
        <>
          <PayoutForm view={view} send={send} />
          {view.confirming && <Confirmation asked={view.confirming} send={send} />}
        </>
      );
    case "unreachable":
      return (
        <StatusPanel
          tone="problem"
          message={<FormattedMessage id="shell.problem.unreachable" />}
          actions={
            <Button type="button" onClick={() => send({ type: "retry.requested" })}>
              <FormattedMessage id="shell.try_again" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="payouts.confirm.title" values={valuesOf(view.asked)} />
          </p>
        </StatusPanel>
      );
    case "requested":
      return (
        <div className={styles.done}>
          <Focused>
            <Notice tone="success">
              <FormattedMessage id="payouts.requested" values={valuesOf(view.asked)} />
            </Notice>
          </Focused>
          <Button type="button" look="quiet" onClick={() => send({ type: "another.requested" })}>
            <FormattedMessage id="payouts.another" />
          </Button>
        </div>
      );
    case "tooLittle":
      return <TooLittle {...view} />;
    case "notATourLead":
      return (
        <Notice tone="problem">
          <FormattedMessage id="payouts.not_allowed" />
        </Notice>
      );
  }
}

function TooLittle({ balances }: Extract<PayoutView, { screen: "tooLittle" }>) {
  const intl = useIntl();
  const money = useMoney();
  const amounts = balances.map((balance) => money(balance.minimum, balance));
  return (
    <p className={styles.note} suppressHydrationWarning>
      <FormattedMessage
        id="payouts.too_little"
        values={{ minimum: intl.formatList(amounts, { type: "disjunction" }) }}
      />
    </p>
  );
}

function Confirmation({ asked, send }: { asked: AskedPayout; send: Send }) {
  const leave = () => send({ type: "payout.left" });
  return (
    <Dialog
      title={<FormattedMessage id="payouts.confirm.title" values={valuesOf(asked)} />}
      onClose={leave}
      actions={
        <>
          <Button type="button" onClick={() => send({ type: "payout.confirmed" })}>
            <FormattedMessage id="payouts.confirm.act" />
          </Button>
          <Button type="button" look="quiet" onClick={leave}>
            <FormattedMessage id="payouts.confirm.leave" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="payouts.confirm.text" values={valuesOf(asked)} />
      </p>
    </Dialog>
  );
}

const valuesOf = ({ value, currency, ibanEnd }: AskedPayout) => ({
  amount: <Money key="amount" amount={value} currency={currency} />,
  currency: currency.currency,
  end: <bdi key="end">{ibanEnd}</bdi>,
});
