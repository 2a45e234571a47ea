import { useId, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { signUpNoticeTime } from "#domain/specified-values.ts";
import type { SignUpEvent } from "#machines/account/sign-up/sign-up.contract.ts";
import type { ResendView, SignUpProblem, SignUpView } from "#machines/account/sign-up/sign-up.view.ts";
import { links } from "#domain/links.ts";
import { EmailField } from "#src/forms/email-field.tsx";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { useFormDraft } from "#src/forms/form-draft.ts";
import { NewPassword } from "#src/forms/new-password.tsx";
import { Button } from "#src/ui/button.tsx";
import { Form } from "#src/ui/form.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { TemporaryNotice } from "#src/ui/temporary-notice.tsx";
import styles from "./sign-up.module.css";

type Send = (event: SignUpEvent) => void;
type Props = { view: SignUpView; send: Send; heading: ReactNode };

export function SignUpScreen({ view, send, heading }: Props) {
  const draftRef = useFormDraft("sign-up", view.screen === "registered");
  switch (view.screen) {
    case "form":
      return (
        <SignUpForm view={view} send={send} heading={heading} draft={draftRef}>
          {view.problem && <Problem problem={view.problem} send={send} />}
        </SignUpForm>
      );
    case "registered":
      return (
        <div className={styles.form}>
          {heading}
          <Notice tone="success">
            <FormattedMessage
              id="account.sign_up.registered"
              values={{ email: <bdi key="email">{view.email}</bdi> }}
            />
          </Notice>
          <Resend view={view.resend} />
          <div className={styles.next}>
            <Button
              type="button"
              look="quiet"
              busy={view.resend.screen === "sending"}
              onClick={() => send({ type: "resend.requested" })}
            >
              <FormattedMessage id="account.sign_up.send_again" />
            </Button>
            <Button type="button" look="link" onClick={() => send({ type: "other.chosen" })}>
              <FormattedMessage id="account.sign_up.other_address" />
            </Button>
          </div>
          {/* The toast disappears; its message stays on the page. */}
          <TemporaryNotice tone="success" time={signUpNoticeTime}>
            <FormattedMessage id="account.sign_up.notice" />
          </TemporaryNotice>
        </div>
      );
  }
}

function Resend({ view }: { view: ResendView }) {
  switch (view.screen) {
    case "offer":
    case "sending":
      return null;
    case "sent":
      return (
        <Notice tone="success">
          <FormattedMessage id="account.login.resent" />
        </Notice>
      );
    case "refused":
      return <Notice tone="problem">{view.detail}</Notice>;
    case "unreachable":
      return (
        <Notice tone="problem">
          <FormattedMessage id="shell.problem.unreachable" />
        </Notice>
      );
    case "unforeseen":
      return <FormProblem problem="unforeseen" onRetry={() => {}} />;
  }
}

function SignUpForm(props: {
  view: Extract<SignUpView, { screen: "form" }>;
  send: Send;
  heading: ReactNode;
  draft: ReturnType<typeof useFormDraft>;
  children: ReactNode;
}) {
  const { view, send, heading, draft: draftRef, children } = props;
  const intl = useIntl();
  const missing = useId();
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [email, password] = [String(typed.get("email")).trim(), String(typed.get("password"))];
    send({ type: "signUp.submitted", email, password });
  };
  return (
    <Form {...draftRef} className={styles.form} onSubmit={submit}>
      {heading}
      <p>
        <FormattedMessage id="account.sign_up.new_here" />
      </p>
      {children}
      <EmailField
        label={intl.formatMessage({ id: "account.login.email" })}
        autoComplete="username"
        defaultValue={view.email}
      />
      <NewPassword label="account.login.password" problem={view.problem}>
        {(isStrong) => (
          <>
            <Button
              type="submit"
              busy={view.busy}
              disabled={!isStrong}
              aria-describedby={isStrong ? undefined : missing}
            >
              <FormattedMessage id="account.sign_up.submit" />
            </Button>
            {!isStrong && (
              <p id={missing} className={styles.agreement}>
                <FormattedMessage id="account.sign_up.missing" />
              </p>
            )}
          </>
        )}
      </NewPassword>
      <p className={styles.agreement}>
        <FormattedMessage
          id="account.sign_up.agreement"
          values={{
            privacy: (text) => (
              <TextLink key="privacy" href={links.page("privacy")} target="_blank">
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
    </Form>
  );
}

function Problem({ problem, send }: { problem: SignUpProblem; send: Send }) {
  switch (problem) {
    case "emailRegistered":
      return (
        <Notice tone="problem">
          <FormattedMessage id="account.sign_up.registered_already" />{" "}
          <Button type="button" look="link" onClick={() => send({ type: "login.chosen" })}>
            <FormattedMessage id="account.sign_up.please_log_in" />
          </Button>
        </Notice>
      );
    case "invalid":
      return (
        <Notice tone="problem">
          <FormattedMessage id="account.sign_up.incorrect" />
        </Notice>
      );
    // Shown at the field.
    case "passwordCommon":
    case "passwordPersonal":
      return null;
    default:
      return <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />;
  }
}
