import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TypedMethod } from "#machines/account/second-factor/second-factor.contract.ts";
import type { ProofNote, SecondFactorView } from "#machines/account/second-factor/second-factor.view.ts";
import { useFocusOnStep } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { Key } from "#src/ui/icons.tsx";
import { isPasskeyProblem, PasskeyProblemNotice } from "#src/forms/passkey-problem.tsx";
import { Leave, type Send } from "./leave.tsx";
import styles from "./second-factor.module.css";

type View = Extract<SecondFactorView, { screen: "proof" }>;

const fields = {
  app: { type: "text", inputMode: "numeric", autoComplete: "one-time-code", longest: 20 },
  recovery_code: { type: "text", inputMode: "text", autoComplete: "off", longest: 100 },
  password: { type: "password", inputMode: "text", autoComplete: "current-password", longest: 1000 },
} as const;

export function ProofForm({ view, send }: { view: View; send: Send }) {
  const { isLogIn, method, methods, note, busy } = view;
  const [offered] = useState(method);
  const isPasskeyFirst = methods.includes("passkey") && method === offered;
  const step = useFocusOnStep<HTMLDivElement>(isPasskeyFirst ? "button" : "input", method);
  const otherMethods = methods.filter(
    (candidate): candidate is TypedMethod => candidate !== "passkey" && candidate !== method,
  );
  return (
    <div ref={step} className={styles.step}>
      <p>
        <FormattedMessage id={isLogIn ? "account.proof.log_in" : "account.proof.text"} />
      </p>
      {note && <Note note={note} send={send} />}
      {methods.includes("passkey") && (
        <Button type="button" busy={busy === "passkey"} onClick={() => send({ type: "passkey.chosen" })}>
          <Key />
          <FormattedMessage id="account.proof.passkey" />
        </Button>
      )}
      {method && (
        <TypedProof
          key={method}
          method={method}
          note={note}
          busy={busy === "typed"}
          send={send}
          isAlone={!methods.includes("passkey")}
        />
      )}
      <div className={styles.others}>
        {otherMethods.map((other) => (
          <Button
            key={other}
            type="button"
            look="link"
            onClick={() => send({ type: "method.chosen", method: other })}
          >
            <FormattedMessage id={`account.proof.rather.${other}`} />
          </Button>
        ))}
        <Leave send={send} />
      </div>
    </div>
  );
}

function TypedProof(props: {
  method: TypedMethod;
  note: ProofNote | null;
  busy: boolean;
  isAlone: boolean;
  send: Send;
}) {
  const { method, note, busy, isAlone, send } = props;
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (note === "incorrect") form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [note]);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get("proof"));
    send({ type: "proof.submitted", method, value });
  };
  const isIncorrect = note === "incorrect";
  return (
    <Form ref={form} className={styles.step} onSubmit={submit}>
      <Field
        {...fields[method]}
        label={intl.formatMessage({ id: `account.proof.field.${method}` })}
        name="proof"
        problem={isIncorrect ? intl.formatMessage({ id: `account.proof.incorrect.${method}` }) : undefined}
        required
      />
      <Button type="submit" look={isAlone ? "main" : "quiet"} busy={busy}>
        <FormattedMessage id="account.proof.submit" />
      </Button>
    </Form>
  );
}

function Note({ note, send }: { note: ProofNote; send: Send }) {
  // Shown at the field.
  if (note === "incorrect") return null;
  if (isPasskeyProblem(note)) return <PasskeyProblemNotice problem={note} />;
  return <FormProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />;
}
