import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ReturnTo, SessionEvent } from "#machines/account/session/session.contract.ts";
import type { LoginProblem, ResendView, SessionView } from "#machines/account/session/session.view.ts";
import { links } from "#domain/links.ts";
import { FormProblem } from "#src/forms/form-problem.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Form } from "#src/ui/form.tsx";
import { TextLink } from "#src/ui/link.tsx";
import { Notice } from "#src/ui/notice.tsx";
import styles from "./session.module.css";

type Props = {
  view: SessionView;
  send: (event: SessionEvent) => void;
  heading: ReactNode;
  returnTo: ReturnTo;
  passkey: ReactNode;
  secondFactor: (token: string) => ReactNode;
};

export function LoginScreen({ view, send, heading, returnTo, passkey, secondFactor }: Props) {
  const form = { send, heading, returnTo, passkey };
  switch (view.screen) {
    case "nothingYet":
      return <LoginForm {...form} username="" busy />;
    case "loginForm":
      return (
        <LoginForm {...form} username={view.username}>
          {view.problem && <Problem problem={view.problem} send={send} />}
        </LoginForm>
      );
    case "loggingIn":
      return <LoginForm {...form} username={view.username} busy />;
    case "emailNotConfirmed":
      return (
        <LoginForm {...form} username={view.username} resend={view.resend}>
          <Notice tone="problem">
            <FormattedMessage id="account.login.email_not_confirmed" />
          </Notice>
        </LoginForm>
      );
    case "secondFactor":
      return (
        <div className={styles.form}>
          <h2>
            <FormattedMessage id="account.proof.second_step" />
          </h2>
          {secondFactor(view.token)}
        </div>
      );
    case "account":
    case "loggingOut":
      return null;
  }
}

function LoginForm(props: {
  heading: ReactNode;
  username: string;
  busy?: boolean;
  resend?: ResendView;
  returnTo: ReturnTo;
  passkey: ReactNode;
  send: Props["send"];
  children?: ReactNode;
}) {
  const intl = useIntl();
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const credentials = { username: String(typed.get("username")), password: String(typed.get("password")) };
    const submitted = event.nativeEvent.submitter?.getAttribute("value");
    if (submitted === "resend")
      props.send({ type: "confirmation.requested", ...credentials, returnTo: props.returnTo });
    else props.send({ type: "login.submitted", ...credentials });
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      {props.heading}
      {props.children}
      <Field
        label={intl.formatMessage({ id: "account.login.email" })}
        name="username"
        type="email"
        autoComplete="username"
        defaultValue={props.username}
        required
      />
      <Field
        label={intl.formatMessage({ id: "account.login.password" })}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={props.busy}>
        <FormattedMessage id="account.login.submit" />
      </Button>
      {props.resend && <Resend view={props.resend} />}
      {props.passkey}
      <p>
        <TextLink href={links.lostPassword()}>
          <FormattedMessage id="account.recovery.title" />
        </TextLink>
      </p>
    </Form>
  );
}

function Problem({ problem, send }: { problem: NonNullable<LoginProblem>; send: Props["send"] }) {
  switch (problem) {
    case "sessionEnded":
      return (
        <Notice tone="information">
          <FormattedMessage id="account.login.session_ended" />
        </Notice>
      );
    case "incorrectCredentials":
      return (
        <Notice tone="problem">
          <FormattedMessage id="account.login.incorrect" />
        </Notice>
      );
    case "userNotActive":
      return (
        <Notice tone="problem">
          <FormattedMessage id="account.login.inactive" />
        </Notice>
      );
    default:
      return <FormProblem problem={problem} onRetry={() => send({ type: "retry.requested" })} />;
  }
}

function Resend({ view }: { view: ResendView }) {
  switch (view.screen) {
    case "offer":
    case "sending":
      return <ResendButton busy={view.screen === "sending"} />;
    case "sent":
      return (
        <Notice tone="success">
          <FormattedMessage id="account.login.resent" />
        </Notice>
      );
    case "refused":
      return (
        <>
          <Notice tone="problem">{view.detail}</Notice>
          <ResendButton />
        </>
      );
    case "unreachable":
      return (
        <>
          <Notice tone="problem">
            <FormattedMessage id="shell.problem.unreachable" />
          </Notice>
          <ResendButton />
        </>
      );
    case "unforeseen":
      return (
        <>
          <FormProblem problem="unforeseen" onRetry={() => {}} />
          <ResendButton />
        </>
      );
  }
}

const ResendButton = ({ busy }: { busy?: boolean }) => (
  <Button type="submit" look="quiet" value="resend" busy={busy}>
    <FormattedMessage id="account.login.resend" />
  </Button>
);
