import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EmailConfirmationEvent } from "#machines/account/email-confirmation/email-confirmation.contract.ts";
import type { EmailConfirmationView } from "#machines/account/email-confirmation/email-confirmation.view.ts";
import { Focused } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import styles from "#src/forms/form.module.css";

type Props = {
  view: Extract<EmailConfirmationView, { screen: "accountPasswordForm" }>;
  send: (event: EmailConfirmationEvent) => void;
};

export function AccountPasswordForm({ view: { problem, busy }, send }: Props) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === "incorrectPassword")
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    send({ type: "password.entered", password });
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <Focused>
        <p>
          <FormattedMessage id="account.confirm_email.other_browser" />
        </p>
      </Focused>
      {problem && problem !== "incorrectPassword" && (
        <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />
      )}
      <Field
        label={intl.formatMessage({ id: "account.login.password" })}
        name="password"
        type="password"
        autoComplete="current-password"
        longest={1000}
        problem={
          problem === "incorrectPassword"
            ? intl.formatMessage({ id: "account.confirm_email.incorrect" })
            : undefined
        }
        required
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="account.confirm_email.act" />
      </Button>
      {!busy && (
        <Button type="button" look="link" onClick={() => send({ type: "password.forgotten" })}>
          <FormattedMessage id="account.confirm_email.new_password" />
        </Button>
      )}
    </Form>
  );
}
