import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Balance, PayoutEvent } from "#machines/tour-leads/payout/payout.contract.ts";
import type { PayoutProblem, PayoutView } from "#machines/tour-leads/payout/payout.view.ts";
import { useMoney } from "#src/facts/format.tsx";
import { CustomerService } from "#src/facts/customer-service.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import styles from "#src/forms/form.module.css";
import ownStyles from "./payout.module.css";

type FormView = Extract<PayoutView, { screen: "form" }>;
type Send = (event: PayoutEvent) => void;

export function PayoutForm({ view, send }: { view: FormView; send: Send }) {
  const intl = useIntl();
  const { balances, currency, typed, problem, busy } = view;
  const { ref, onInput } = useFormDraft("payout", false);
  useEffect(() => {
    if (problem) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem, ref]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    send({
      type: "amount.submitted",
      currency: String(data.get("currency")),
      typed: String(data.get("amount")),
      key: crypto.randomUUID(),
    });
  };
  const chosen = balances.find((balance) => balance.currency === currency) ?? balances[0]!;
  const wordsOf = useProblemWords(chosen);
  return (
    <Form ref={ref} onInput={onInput} className={styles.form} onSubmit={submit}>
      <Problem problem={problem} />
      <CurrencyChoice balances={balances} currency={currency} />
      <Field
        label={intl.formatMessage({ id: "payouts.amount" })}
        name="amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        longest={20}
        defaultValue={typed}
        problem={wordsOf(problem)}
        hint={!wordsOf(problem) && <Available balances={balances} />}
        required
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="payouts.act" />
      </Button>
    </Form>
  );
}

function CurrencyChoice({ balances, currency }: { balances: readonly Balance[]; currency: string }) {
  const intl = useIntl();
  if (balances.length === 1) return <input type="hidden" name="currency" value={currency} />;
  return (
    <Select
      label={intl.formatMessage({ id: "payouts.currency" })}
      name="currency"
      defaultValue={currency}
      options={balances.map((balance) => ({ value: balance.currency, text: balance.currency }))}
    />
  );
}

function Available({ balances }: { balances: readonly Balance[] }) {
  const money = useMoney();
  return (
    <>
      {balances
        .filter((balance) => balance.balance !== 0)
        .map((balance) => (
          <span key={balance.currency} className={ownStyles.line} suppressHydrationWarning>
            <FormattedMessage
              id="payouts.available"
              values={{ balance: money(balance.balance, balance), minimum: money(balance.minimum, balance) }}
            />
          </span>
        ))}
    </>
  );
}

function useProblemWords(chosen: Balance) {
  const intl = useIntl();
  const money = useMoney();
  const values = {
    balance: money(chosen.balance, chosen),
    minimum: money(chosen.minimum, chosen),
    example: intl.formatNumber(25, { minimumFractionDigits: chosen.currency_precision }),
  };
  const text = (id: string) => intl.formatMessage({ id: `payouts.problem.${id}` }, values);
  return (problem: PayoutProblem | null): string | undefined => {
    switch (problem) {
      case "noAmount":
        return text("no_amount");
      case "belowMinimum":
        return text("below_minimum");
      case "aboveBalance":
        return text("above_balance");
      case "balanceChanged":
        return text("balance_changed");
      case "noBankAccount":
      case "unforeseen":
      case null:
        return undefined;
    }
  };
}

/** Problems that do not concern the amount alone. */
function Problem({ problem }: { problem: PayoutProblem | null }) {
  switch (problem) {
    case "noBankAccount":
      return (
        <Notice tone="problem">
          <FormattedMessage id="payouts.problem.no_account" />
        </Notice>
      );
    case "unforeseen":
      return (
        <>
          <Notice tone="problem">
            <FormattedMessage id="shell.problem.unforeseen" />
          </Notice>
          <CustomerService />
        </>
      );
    default:
      return null;
  }
}
