import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EventFrom } from "xstate";
import type {
  accountDeletionMachine,
  AccountDeletionView,
} from "#machines/account/account-deletion/account-deletion.machine.ts";
import { Money } from "#src/facts/format.tsx";
import { currencyPrecision } from "#src/facts/precision.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "#src/forms/form.module.css";

type Send = (event: EventFrom<typeof accountDeletionMachine>) => void;
type FormView = Extract<AccountDeletionView, { screen: "form" }>;

export function AccountDeletionScreen({ view, send }: { view: AccountDeletionView; send: Send }) {
  switch (view.screen) {
    case "form":
      return <DeletionForm {...view} send={send} />;
    // Still shown until the farewell page loads.
    case "deleted":
      return <DeletionForm note={null} busy send={send} />;
  }
}

function DeletionForm({ note, busy, send }: Pick<FormView, "note" | "busy"> & { send: Send }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (note === "incorrectPassword")
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [note]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({
      type: "deletion.submitted",
      password: String(new FormData(event.currentTarget).get("password")),
    });
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      {note && <Note note={note} send={send} />}
      <Field
        label={intl.formatMessage({ id: "account.login.password" })}
        name="password"
        type="password"
        autoComplete="current-password"
        longest={1000}
        problem={
          note === "incorrectPassword" ? intl.formatMessage({ id: "account.password.incorrect" }) : undefined
        }
        required
      />
      <Button type="submit" look="quiet" busy={busy}>
        <FormattedMessage id="account.delete.act" />
      </Button>
    </Form>
  );
}

function Note({ note, send }: { note: NonNullable<FormView["note"]>; send: Send }) {
  // Shown at the field.
  if (note === "incorrectPassword") return null;
  if (note === "lastAdministrator")
    return (
      <Notice tone="problem">
        <FormattedMessage id="account.delete.last_administrator" />
      </Notice>
    );
  if (typeof note === "object" && "open" in note) {
    return note.open.map(({ what, references }) => (
      <Notice key={what} tone="problem">
        <FormattedMessage
          id={`account.delete.open.${what}`}
          values={{ count: references.length, references: <bdi key="r">{references.join(", ")}</bdi> }}
        />
      </Notice>
    ));
  }
  if (typeof note === "object" && "debts" in note) {
    return note.debts.map(({ currency, amount }) => (
      <Notice key={currency} tone="problem">
        <FormattedMessage
          id="account.delete.debt"
          values={{
            amount: (
              <Money
                key="amount"
                amount={amount}
                currency={{ currency, currency_precision: currencyPrecision(currency) }}
              />
            ),
          }}
        />
      </Notice>
    ));
  }
  return <FormProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />;
}
