import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ChoiceNote, SecondFactorView } from "#machines/account/second-factor/second-factor.view.ts";
import { useFocusOnStep } from "#src/forms/focused.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Key } from "#src/ui/icons.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { isPasskeyProblem, PasskeyProblemNotice } from "#src/forms/passkey-problem.tsx";
import { Leave, type Send } from "./leave.tsx";
import styles from "./second-factor.module.css";

type View = Extract<SecondFactorView, { screen: "choice" }>;

export function EnrolmentChoice({ view: { ways, note, busy, maySkip }, send }: { view: View; send: Send }) {
  const step = useFocusOnStep<HTMLDivElement>("button");
  return (
    <div ref={step} className={styles.step}>
      {ways.length > 1 && (
        <p>
          <FormattedMessage id="account.enrol.text" />
        </p>
      )}
      {note && <Note note={note} send={send} />}
      {ways.includes("passkey") && (
        <Way hint="account.enrol.passkey.hint">
          <Button type="button" busy={busy === "passkey"} onClick={() => send({ type: "passkey.chosen" })}>
            <Key />
            <FormattedMessage id="account.enrol.passkey" />
          </Button>
        </Way>
      )}
      {ways.includes("app") && (
        <Way hint="account.enrol.app.hint">
          <Button
            type="button"
            look={ways.length > 1 ? "quiet" : "main"}
            busy={busy === "app"}
            onClick={() => send({ type: "app.chosen" })}
          >
            <FormattedMessage id="account.enrol.app" />
          </Button>
        </Way>
      )}
      <div className={styles.others}>
        {maySkip && (
          <Button type="button" look="link" onClick={() => send({ type: "enrolment.skipped" })}>
            <FormattedMessage id="account.enrol.skip" />
          </Button>
        )}
        <Leave send={send} />
      </div>
    </div>
  );
}

const Way = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <div className={styles.way}>
    {children}
    <p className={styles.hint}>
      <FormattedMessage id={hint} />
    </p>
  </div>
);

function Note({ note, send }: { note: ChoiceNote; send: Send }) {
  if (isPasskeyProblem(note)) return <PasskeyProblemNotice problem={note} />;
  switch (note) {
    case "tooManyPasskeys":
    case "setupExpired":
      return (
        <Notice tone="problem">
          <FormattedMessage id={`account.enrol.${note === "setupExpired" ? "expired" : "too_many"}`} />
        </Notice>
      );
    case "unforeseen":
    case "unreachable":
      return <FormProblem problem={note} onRetry={() => send({ type: "retry.requested" })} />;
  }
}
