import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CodeNote, SecondFactorView } from "#machines/account/second-factor/second-factor.view.ts";
import { useFocusOnStep } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { QrCode } from "#src/forms/qr-code.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Leave, type Send } from "./leave.tsx";
import styles from "./second-factor.module.css";

type View = Extract<SecondFactorView, { screen: "app" }>;

export function AppSetup({ view: { app, note, busy }, send }: { view: View; send: Send }) {
  const intl = useIntl();
  const form = useFocusOnStep<HTMLFormElement>("input");
  useEffect(() => {
    if (note === "incorrectCode") form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [note, form]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: "code.submitted", code: String(new FormData(event.currentTarget).get("code")) });
  };
  return (
    <Form ref={form} className={styles.step} onSubmit={submit}>
      <p>
        <FormattedMessage id="account.app.text" />
      </p>
      <div className={styles.secret}>
        <QrCode text={app.uri} label={intl.formatMessage({ id: "account.app.qr" })} />
        <div className={styles.key}>
          <p className={styles.hint}>
            <FormattedMessage id="account.app.type" />
          </p>
          <code dir="ltr">{inGroups(app.secret)}</code>
        </div>
      </div>
      {note && <Note note={note} send={send} />}
      <Field
        label={intl.formatMessage({ id: "account.app.code" })}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        longest={20}
        problem={note === "incorrectCode" ? intl.formatMessage({ id: "account.app.incorrect" }) : undefined}
        required
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="account.app.submit" />
      </Button>
      <div className={styles.others}>
        <Leave send={send} />
      </div>
    </Form>
  );
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

function Note({ note, send }: { note: CodeNote; send: Send }) {
  // Shown at the field.
  if (note === "incorrectCode") return null;
  return <FormProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />;
}
