import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { BankAccountEvent } from "#machines/tour-leads/bank-account/bank-account.contract.ts";
import type {
  BankAccountProblem,
  BankAccountView,
} from "#machines/tour-leads/bank-account/bank-account.view.ts";
import { Focused } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./bank-account.module.css";
import formStyles from "#src/forms/form.module.css";

type Send = (event: BankAccountEvent) => void;
type FormView = Extract<BankAccountView, { screen: "form" }>;

export function BankAccountScreen({ view, send }: { view: BankAccountView; send: Send }) {
  switch (view.screen) {
    case "account": {
      const { holder, country, ibanEnd } = view.account;
      return (
        <div className={styles.account}>
          {view.isNew && (
            <Focused>
              <Notice tone="success">
                <FormattedMessage id="payouts.bank.kept" />
              </Notice>
            </Focused>
          )}
          <p>
            <bdi>{holder}</bdi>
            <br />
            <span dir="ltr" className={styles.iban}>
              {country} ···· {ibanEnd}
            </span>
          </p>
          <Button type="button" look="link" onClick={() => send({ type: "change.requested" })}>
            <FormattedMessage id="payouts.bank.change" />
          </Button>
        </div>
      );
    }
    case "form":
      return <AccountForm view={view} send={send} />;
    case "notATourLead":
      return (
        <Notice tone="problem">
          <FormattedMessage id="payouts.not_allowed" />
        </Notice>
      );
  }
}

function AccountForm({ view: { account, problem, busy }, send }: { view: FormView; send: Send }) {
  const intl = useIntl();
  const { ref, onInput } = useFormDraft("bank-account", false);
  useEffect(() => {
    if (problem) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem, ref]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [holder, iban, password] = ["holder", "iban", "password"].map((name) =>
      String(typed.get(name) ?? ""),
    ) as [string, string, string];
    send({ type: "account.submitted", holder, iban, password });
  };
  const text = (id: string) => intl.formatMessage({ id: `payouts.bank.${id}` });
  const wrong = fieldsOf(problem);
  return (
    <Form ref={ref} onInput={onInput} className={formStyles.form} onSubmit={submit}>
      <Problem problem={problem} send={send} />
      <Field
        label={text("holder")}
        name="holder"
        autoComplete="name"
        longest={70}
        problem={wrong.holder ? text(wrong.holder) : undefined}
        required
      />
      <Field
        label={text("iban")}
        name="iban"
        type="text"
        autoComplete="off"
        longest={60}
        problem={wrong.iban ? text(wrong.iban) : undefined}
        hint={text("safe")}
        required
      />
      {(account || problem === "incorrectPassword") && (
        <Field
          label={text("password")}
          name="password"
          type="password"
          autoComplete="current-password"
          longest={1000}
          problem={problem === "incorrectPassword" ? text("incorrect") : undefined}
          hint={text("why")}
          required
        />
      )}
      <Button type="submit" busy={busy}>
        <FormattedMessage id="payouts.bank.keep" />
      </Button>
      {account && !busy && problem !== "unreachable" && (
        <Button type="button" look="quiet" onClick={() => send({ type: "change.left" })}>
          <FormattedMessage id="payouts.bank.leave" />
        </Button>
      )}
    </Form>
  );
}

const fieldsOf = (problem: BankAccountProblem | null) =>
  typeof problem === "object" && problem !== null && "iban" in problem
    ? problem
    : { holder: null, iban: null };

function Problem({ problem, send }: { problem: BankAccountProblem | null; send: Send }) {
  if (problem === null || problem === "incorrectPassword") return null;
  if (problem === "passwordNeeded") {
    return (
      <Notice tone="information">
        <FormattedMessage id="payouts.bank.account_there" />
      </Notice>
    );
  }
  if (typeof problem === "object" && "iban" in problem) return null;
  return <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />;
}
