import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PasswordRecoveryEvent } from "#machines/account/password-recovery/password-recovery.contract.ts";
import type {
  PasswordRecoveryProblem,
  PasswordRecoveryView,
} from "#machines/account/password-recovery/password-recovery.view.ts";
import { links } from "#domain/links.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { EmailField } from "#src/forms/email-field.tsx";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { ButtonLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "#src/forms/form.module.css";

type Send = (event: PasswordRecoveryEvent) => void;

export function PasswordRecoveryScreen({ view, send }: { view: PasswordRecoveryView; send: Send }) {
  switch (view.screen) {
    case "form":
      return (
        <RecoveryForm email={view.email} busy={view.busy} send={send}>
          {view.problem && <Problem problem={view.problem} send={send} />}
        </RecoveryForm>
      );
    case "sent":
      return (
        <div className={styles.form}>
          <Notice tone="success">
            <FormattedMessage id="account.recovery.sent" />
          </Notice>
          <ButtonLink href={links.login} look="quiet">
            <FormattedMessage id="account.login.title" />
          </ButtonLink>
        </div>
      );
  }
}

function RecoveryForm(props: { email: string; busy: boolean; send: Send; children: ReactNode }) {
  const intl = useIntl();
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    props.send({ type: "recovery.submitted", email });
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <p>
        <FormattedMessage id="account.recovery.text" />
      </p>
      {props.children}
      <EmailField
        label={intl.formatMessage({ id: "account.login.email" })}
        autoComplete="username"
        defaultValue={props.email}
      />
      <Button type="submit" busy={props.busy}>
        <FormattedMessage id="account.recovery.submit" />
      </Button>
    </Form>
  );
}

function Problem({ problem, send }: { problem: PasswordRecoveryProblem; send: Send }) {
  switch (problem.because) {
    case "askedRecently":
      return (
        <Notice tone="problem">
          <FormattedMessage id="account.recovery.asked_recently" values={{ minutes: problem.minutes }} />
        </Notice>
      );
    case "invalid":
      return (
        <Notice tone="problem">
          <FormattedMessage id="account.recovery.incorrect" />
        </Notice>
      );
    case "tooManyRequests":
      return <FormProblem problem={{ minutes: problem.minutes }} onRetry={() => {}} />;
    default:
      return <FormProblem problem={problem.because} onRetry={() => send({ type: "retry.requested" })} />;
  }
}
